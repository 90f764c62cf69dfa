import { useState } from 'preact/hooks';
import type { Verdict } from '#verify/verdict.js';
import { api, exportOf } from '../../net/api.js';
import { ownNonces } from '../../net/own-nonces.js';
import { useAround, useAt } from './seated.js';
import type * as Verifier from './verifier.js';

type Check =
  | { readonly kind: 'none' | 'under way' }
  | { readonly kind: 'made'; readonly verdict: Verdict; readonly by: typeof Verifier };

/** A game that is over may be checked by anybody, here and now, or elsewhere with what can be taken along. */
export const CheckGame = () => {
  const at = useAt();
  const { fair, language } = useAround();
  const [check, setCheck] = useState<Check>({ kind: 'none' });
  const make = async (): Promise<void> => {
    setCheck({ kind: 'under way' });
    const made: Check[] = [];
    try {
      await at.doing.does(async () => {
        const by = await import('./verifier.js');
        const { keys } = await api.keys();
        made.push({
          kind: 'made',
          verdict: await by.verifiedHere(await api.history(at.id), keys, ownNonces.at(at.id)),
          by,
        });
      });
    } finally {
      // Whatever went wrong, it can be tried again.
      setCheck(made[0] ?? { kind: 'none' });
    }
  };
  return (
    <section class="check-game" aria-label={fair.check}>
      <div class="row">
        <button type="button" class="deed is-main" disabled={check.kind === 'under way'} onClick={() => void make()}>
          {check.kind === 'under way' ? fair.checking : fair.check}
        </button>
        <a class="deed" href={exportOf(at.id)} download={`${at.visit.shown.value?.game ?? 'game'}-${at.id}.ndjson`}>
          {fair.download}
        </a>
        <a class="deed" href="/verify.html" target="_blank" rel="noopener">
          {fair.elsewhere}
        </a>
      </div>
      {check.kind === 'made' && (
        <check.by.VerdictView verdict={check.verdict} words={check.by.VERIFY_WORDS[language]} />
      )}
    </section>
  );
};
