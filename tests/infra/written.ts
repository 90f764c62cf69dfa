import { readFileSync } from 'node:fs';
import { parseAllDocuments } from 'yaml';

export const textOf = (file: string): string => readFileSync(file, 'utf8');

/** What stands in a YAML file, with its aliases followed; whoever writes a name twice in one place is told. */
export const documentsOf = (text: string): readonly unknown[] =>
  parseAllDocuments(text, { merge: true, strict: true, uniqueKeys: true }).map((document): unknown => {
    const [fault] = document.errors;
    if (fault !== undefined) throw fault;
    const whole: unknown = document.toJS();
    return whole;
  });

/** The same file with a slip of the pen in it, to see whether somebody finds it. */
export const withSlip = (text: string, right: string, wrong: string): string => {
  if (!text.includes(right)) throw new Error(`Nowhere stands ${right}.`);
  return text.replaceAll(right, wrong);
};
