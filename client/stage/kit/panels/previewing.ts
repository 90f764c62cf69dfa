import type { Asking } from '#engine/kit/game.js';

/** Shows what a command would do while the pointer or the focus is on its button. */
export const previewing = (command: Asking, preview: (command: Asking | null) => void) => ({
  onPointerEnter: ({ pointerType }: PointerEvent) => {
    if (pointerType === 'mouse') preview(command);
  },
  onPointerLeave: () => preview(null),
  onFocus: ({ currentTarget }: { readonly currentTarget: Element }) => {
    // A finger's press gives the focus too: what it shows then would move the button away from under it.
    if (currentTarget.matches(':focus-visible')) preview(command);
  },
  onBlur: () => preview(null),
});
