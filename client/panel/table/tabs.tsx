import type { ComponentType } from 'preact';
import { useRef } from 'preact/hooks';
import { Icon } from './icon.js';
import type { Sign } from './icon.js';
import { useAround, useAt } from './seated.js';
import type { Part } from './parts.js';

interface Tab {
  readonly part: Part;
  readonly name: string;
  readonly sign: Sign;
  readonly Shown: ComponentType;
}

/** Parts of the table, one at a time; arrows go from tab to tab. On a small screen the tab that is open closes again. */
export const Tabs = ({ tabs }: { readonly tabs: readonly Tab[] }) => {
  const at = useAt();
  const words = useAround();
  const list = useRef<HTMLDivElement>(null);
  const open = tabs.find(({ part }) => part === at.part.value) ?? tabs[0];
  if (open === undefined) return null;

  const press = (part: Part): void => {
    at.isSheetUp.value = part === open.part ? !at.isSheetUp.value : true;
    at.part.value = part;
  };
  const walk = (event: KeyboardEvent): void => {
    const by = STEPS[event.key];
    if (by === undefined) return;
    event.preventDefault();
    const next = tabs[(tabs.indexOf(open) + by + tabs.length) % tabs.length];
    if (next === undefined) return;
    at.part.value = next.part;
    list.current?.querySelector<HTMLElement>(`#tab-${next.part}`)?.focus();
  };
  return (
    <div class="parts">
      <div class="part-bar">
        <div class="part-list" role="tablist" aria-label={words.tabs.title} ref={list} onKeyDown={walk}>
          {tabs.map(({ part, name, sign }) => (
            <button
              key={part}
              type="button"
              role="tab"
              id={`tab-${part}`}
              aria-selected={part === open.part}
              aria-controls={`part-${part}`}
              tabIndex={part === open.part ? 0 : -1}
              title={name}
              onClick={() => press(part)}
            >
              <Icon sign={sign} />
              <span class="part-name">{name}</span>
              {part === 'decide' && at.offered.value !== null && <i class="dot" />}
            </button>
          ))}
        </div>
        <SheetKey />
      </div>
      <div
        class="part-shown"
        role="tabpanel"
        tabIndex={0}
        id={`part-${open.part}`}
        aria-labelledby={`tab-${open.part}`}
      >
        <open.Shown />
      </div>
    </div>
  );
};

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** Where the screen is small: presses the open part down so that the board has the room, or pulls it up again. */
const SheetKey = () => {
  const at = useAt();
  const { tabs } = useAround();
  const isUp = at.isSheetUp.value;
  const name = isUp ? tabs.down : tabs.up;
  return (
    <button
      type="button"
      class="sheet-key"
      aria-expanded={isUp}
      aria-label={name}
      title={name}
      onClick={() => (at.isSheetUp.value = !isUp)}
    >
      <Icon sign="on" />
    </button>
  );
};
