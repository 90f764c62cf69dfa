import * as z from 'zod';
import { documentsOf } from './written.js';

/** The names under which a process prints what it counts, histograms by each of their parts. */
export const namesPrinted = (metrics: string): readonly string[] =>
  [...metrics.matchAll(/^# TYPE (\S+) (\S+)$/gm)].flatMap(([, name = '', type]) =>
    type === 'histogram' ? ['_bucket', '_sum', '_count'].map((part) => name + part) : [name],
  );

/** The names of figures in a question to Prometheus: what is neither a label, a function nor a word of the language. */
export const namesIn = (question: string): readonly string[] => {
  const bare = question
    .replaceAll(/"[^"]*"/g, '')
    .replaceAll(/\{[^}]*\}/g, '')
    .replaceAll(/\[[^\]]*\]/g, '')
    .replaceAll(/\b(by|without|on|ignoring) *\([^)]*\)/g, '');
  return [...bare.matchAll(/[a-zA-Z_:][a-zA-Z0-9_:]*(?! *\(|[a-zA-Z0-9_:])/g)]
    .map(([name]) => name)
    .filter((name) => !WORDS.has(name));
};

const WORDS = new Set(['and', 'or', 'unless', 'bool', 'sum', 'max', 'min', 'e', ...['by', 'topk']]);

/** The jobs that a question names. */
export const jobsIn = (question: string): readonly string[] =>
  [...question.matchAll(/job="([^"]*)"/g)].map(([, job = '']) => job);

const Alerts = z.strictObject({
  groups: z.array(
    z.strictObject({
      name: z.string(),
      rules: z.array(
        z.strictObject({
          alert: z.string().regex(/^Laguna[A-Z]\w+$/),
          expr: z.string(),
          for: z
            .string()
            .regex(/^\d+[sm]$/)
            .exactOptional(),
          labels: z.strictObject({ severity: z.enum(['page', 'look']) }),
          annotations: z.strictObject({ summary: z.string(), what: z.string() }),
        }),
      ),
    }),
  ),
});

export const alertsIn = (text: string) => Alerts.parse(documentsOf(text)[0]).groups.flatMap(({ rules }) => rules);

const Prometheus = z.looseObject({ scrape_configs: z.array(z.looseObject({ job_name: z.string() })) });

export const jobsOf = (text: string): readonly string[] =>
  Prometheus.parse(documentsOf(text)[0]).scrape_configs.map(({ job_name: name }) => name);

const Place = z.strictObject({ x: z.int(), y: z.int(), w: z.int(), h: z.int() });
const Dashboard = z.looseObject({
  panels: z.array(
    z.looseObject({
      id: z.int(),
      title: z.string(),
      gridPos: Place,
      targets: z.array(z.looseObject({ refId: z.string(), expr: z.string() })).default([]),
    }),
  ),
});

export const panelsOf = (text: string) => Dashboard.parse(JSON.parse(text)).panels;
