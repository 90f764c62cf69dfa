import { Component } from 'preact';
import type { ComponentChildren } from 'preact';

interface Kept {
  readonly children: ComponentChildren;
  /** What is shown instead, with a way to begin anew. */
  readonly otherwise: (again: () => void) => ComponentChildren;
}

/** Whatever goes wrong in what is shown inside, the page is never blank. */
export class MendedScreen extends Component<Kept, { readonly isBroken: boolean }> {
  override state = { isBroken: false };

  static override getDerivedStateFromError(): { readonly isBroken: boolean } {
    return { isBroken: true };
  }

  override componentDidCatch(): void {
    this.setState({ isBroken: true });
  }

  override render({ children, otherwise }: Kept): ComponentChildren {
    return this.state.isBroken ? otherwise(() => this.setState({ isBroken: false })) : children;
  }
}
