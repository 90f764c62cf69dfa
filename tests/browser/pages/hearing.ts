declare global {
  /** What was said aloud, in order. */
  var heardSaid: string[];
}

/** Runs in the page: writes down what is said to who reads by ear, from now on. */
export const hearing = (): void => {
  globalThis.heardSaid = [];
  const voice = document.querySelector('[role=log][aria-live]');
  if (voice === null) throw new Error('Nothing is said aloud here.');
  new MutationObserver(() => {
    globalThis.heardSaid.push(voice.textContent);
  }).observe(voice, { childList: true, characterData: true, subtree: true });
};
