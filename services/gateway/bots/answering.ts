import { createInterface } from 'node:readline';
import { createContext, Script } from 'node:vm';
import type { Posed } from './question.js';

/**
 * The child's side of a `BotProcess`: for each question, one line of JSON on stdin, it writes the question's id and the
 * index of the choice to stdout. It exits when stdin ends, as it does when the parent dies.
 */
export const answerQuestions = (choose: (posed: Posed) => number): void => {
  const longestMs = Number(process.argv[2]);
  let asked: Posed | null = null;
  const context = createContext({ answer: () => asked && choose(asked) });
  const script = new Script('answer()');
  createInterface({ input: process.stdin })
    .on('line', (line) => {
      const { id, ...posed } = JSON.parse(line) as Posed & { readonly id: number };
      asked = posed;
      // A parent that was killed kills nobody: without this timeout, a bot in an endless loop would run on without it.
      const choice: unknown = script.runInContext(context, { timeout: longestMs });
      process.stdout.write(`${id} ${String(choice)}\n`);
    })
    .on('close', () => process.exit());
  // A supervisor may signal every process of the service; the parent still wants its answer, and ends this one itself.
  process.on('SIGTERM', () => undefined);
};
