import { useEffect, useMemo } from 'preact/hooks';
import type { Access } from '#events/wire/audit.js';
import { api } from '../../net/api.js';
import { tableAddress } from '../address.js';
import { useWords } from '../hall.js';
import { Pages } from '../records/pages.js';
import { When } from '../when.js';
import './looked-into.css';
import { useAround, useAt } from './seated.js';

/** Who looked at what was hidden while the game went on: told to who played it, now that it is over. */
export const LookedInto = () => (useAt().me.value === null ? null : <Looks />);

const Looks = () => {
  const at = useAt();
  const { looks } = useAround();
  const { again, more, trouble: troubles } = useWords();
  const pages = useMemo(() => new Pages<Access>((cursor) => readLooks(at.id, cursor)), [at]);
  useEffect(() => void pages.more(), [pages]);
  const [all, trouble] = [pages.all.value, pages.trouble.value];
  return (
    <section class="looked-into" aria-labelledby="looked-into" aria-busy={all === null && trouble === null}>
      <h2 id="looked-into">{looks.title}</h2>
      <p class="quiet">{looks.lead}</p>
      {all?.length === 0 && <p class="looked-nobody">{looks.nobody}</p>}
      {all !== null && all.length > 0 && (
        <ul>
          {all.map((access) => (
            <Look key={access.id} access={access} />
          ))}
        </ul>
      )}
      {trouble !== null && <p role="alert">{troubles[trouble]}</p>}
      {(trouble !== null || pages.hasMore) && (
        <button type="button" class="deed" onClick={() => void pages.more()}>
          {trouble === null ? more : again}
        </button>
      )}
    </section>
  );
};

const readLooks = async (id: string, cursor: string | undefined) => {
  const { accesses, ...rest } = await api.accesses(id, cursor === undefined ? {} : { cursor });
  return { all: accesses, ...rest };
};

const Look = ({ access: { at: moment, by, eyes, first, last, reason } }: { readonly access: Access }) => {
  const at = useAt();
  const { looks } = useAround();
  const seat = seatIn(eyes);
  const whose = seat === null ? null : at.names.value(seat);
  return (
    <li>
      <b>{seat !== null && seat === at.me.value ? looks.sawAsYou(by.name) : looks.saw(by.name, whose)}</b>
      {reason !== undefined && <q>{reason}</q>}
      <small>
        <a href={tableAddress(at.id, first)}>{looks.span(first, last ?? null)}</a> · <When at={moment} />
      </small>
    </li>
  );
};

/** The seat whose eyes they were; `null` is the auditor, who sees all of it. */
const seatIn = (eyes: string): number | null => {
  const seat = /^seat:([0-9]{1,2})$/.exec(eyes)?.[1];
  return seat === undefined ? null : Number(seat);
};
