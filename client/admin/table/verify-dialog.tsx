import { useEffect, useState } from 'preact/hooks';
import type { Verdict } from '#verify/verdict.js';
import { api } from '../../net/api.js';
import { Dialog } from '../../panel/dialog.js';
import { useHall, useWords } from '../../panel/hall.js';
import type * as Verifier from '../../panel/table/verifier.js';
import { troubleOf } from '../../panel/trouble.js';
import type { TroubleKind } from '../../words/lobby/words.js';
import { useConsole } from '../console.js';

interface Made {
  readonly verdict: Verdict;
  readonly by: typeof Verifier;
}

/** Checks a finished game in this browser, from what everybody can have of it: nobody is asked whether it holds. */
export const VerifyDialog = ({ id, close }: { readonly id: string; readonly close: () => void }) => {
  const { history } = useConsole().words;
  const { trouble } = useWords();
  const language = useHall().tongue.language.value;
  const [made, setMade] = useState<Made | TroubleKind | null>(null);
  useEffect(() => {
    let isGone = false;
    verified(id).then(
      (came) => !isGone && setMade(came),
      (fault: unknown) => !isGone && setMade(troubleOf(fault)),
    );
    return () => {
      isGone = true;
    };
  }, [id]);
  return (
    <Dialog title={history.check} close={close}>
      {made === null && <p role="status">{history.checking}</p>}
      {typeof made === 'string' && <p role="alert">{trouble[made]}</p>}
      {typeof made === 'object' && made !== null && (
        <made.by.VerdictView verdict={made.verdict} words={made.by.VERIFY_WORDS[language]} />
      )}
    </Dialog>
  );
};

const verified = async (id: string): Promise<Made> => {
  const by = await import('../../panel/table/verifier.js');
  const { keys } = await api.keys();
  return { by, verdict: await by.verifiedHere(await api.history(id), keys, new Map()) };
};
