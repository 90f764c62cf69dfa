import { ExportedLine } from '#events/wire/heads.js';
import type { ExportedEvent } from '#events/wire/play.js';

/** The events of an exported game; its last line, the signed head, is none. */
export const historyIn = (ndjson: string): readonly ExportedEvent[] =>
  ndjson
    .trimEnd()
    .split('\n')
    .flatMap((text) => {
      const line = ExportedLine.parse(JSON.parse(text));
      return 'seq' in line ? [line] : [];
    });
