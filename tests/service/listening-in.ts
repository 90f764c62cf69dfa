import type { Company } from './company.js';
import { EYES, WRONG_TOKEN } from './prying.js';
import type { Passers } from './prying.js';
import type { Visitor } from './visitor.js';

/** Everybody follows a table over server-sent events, who has a role with all eyes; has them hang up. */
export const listenIn = async (
  { path }: Company,
  { players, strangers, staff }: Passers,
): Promise<() => Promise<void>> => {
  const hungUp = new AbortController();
  const follow = async ({ url, token }: Visitor, query: string): Promise<Response> => {
    const answer = await fetch(`${url}${path}/events?after=0${query}`, {
      headers: { accept: 'text/event-stream', ...(token === null ? {} : { authorization: `Bearer ${token}` }) },
      signal: hungUp.signal,
    });
    if (!answer.ok) throw new Error(`It cannot be followed: ${answer.status}`);
    return answer;
  };
  const others = [...players, ...strangers].filter(({ token }) => token !== WRONG_TOKEN);
  const answers = await Promise.all([
    ...others.map((visitor) => follow(visitor, '')),
    ...staff.flatMap((visitor) => EYES.map((as) => follow(visitor, `&as=${as}`))),
  ]);
  const heard = Promise.all(answers.map(heardOut));
  return async () => {
    hungUp.abort();
    await heard;
  };
};

/** To its end, or until one hangs up. */
const heardOut = async (answer: Response): Promise<void> => {
  try {
    await answer.text();
  } catch (fault) {
    if (!(fault instanceof DOMException && fault.name === 'AbortError')) throw fault;
  }
};
