import { useAround, useAt } from './seated.js';

/** How the line is, as a small lamp; what that means for us stands among the notes when it is not up. */
export const LineState = () => {
  const state = useAt().line.state.value;
  const { line } = useAround();
  const text = state.kind === 'up' ? line.up : state.kind === 'opening' ? line.opening : '';
  return (
    <span class={`lamp is-${state.kind}`} title={text}>
      <span class="unseen">{text}</span>
    </span>
  );
};
