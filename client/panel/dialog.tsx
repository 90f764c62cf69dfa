import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { useWords } from './hall.js';
import './dialog.css';

interface DialogShown {
  readonly title: string;
  readonly close: () => void;
  readonly children: ComponentChildren;
}

/** A sheet of paper over the page; Escape, the cross and a click beside it put it away. */
export const Dialog = ({ title, close, children }: DialogShown) => {
  const { person } = useWords();
  const sheet = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const shown = sheet.current;
    shown?.showModal();
    // Closed rather than only taken away, so that the focus goes back to where it was.
    return () => shown?.close();
  }, []);
  return (
    <dialog
      ref={sheet}
      class="dialog"
      aria-label={title}
      onClose={({ currentTarget }) => {
        if (currentTarget.isConnected) close();
      }}
      onMouseDown={({ target, currentTarget }) => {
        if (target === currentTarget) currentTarget.close();
      }}
    >
      <div class="dialog-paper">
        <h2>{title}</h2>
        <button type="button" class="dialog-close" aria-label={person.close} onClick={() => sheet.current?.close()}>
          <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
            <path d="M2 2l12 12M14 2 2 14" stroke="currentColor" stroke-width="2" stroke-linecap="round" />
          </svg>
        </button>
        {children}
      </div>
    </dialog>
  );
};
