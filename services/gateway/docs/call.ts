import type * as z from 'zod';
import type { ProblemName } from './problems.js';

/** A call of the HTTP interface, as the document tells it. */
export interface Call {
  readonly name: string;
  readonly method: 'get' | 'post' | 'put' | 'delete';
  /** With the names of what stands in it in braces, as OpenAPI writes it. */
  readonly path: string;
  readonly about: keyof typeof ABOUT;
  readonly summary: string;
  readonly more?: string;
  /** Whether a token is needed, changes what is told, or says nothing here. */
  readonly token: 'needed' | 'heeded' | 'none';
  readonly address?: Parameters;
  readonly query?: Parameters;
  readonly headers?: Parameters;
  readonly body?: { readonly of: z.ZodType; readonly required: boolean };
  /** By status. */
  readonly answers: Readonly<Record<number, Answer>>;
  /** What this call is refused with, beside what any call can be (openapi.ts). */
  readonly problems: readonly ProblemName[];
}

export interface Answer {
  readonly what: string;
  /** By media type; nothing where there is no body. */
  readonly content: Readonly<Record<string, Content>>;
}

/** One JSON value, one such value a line, or a text of which only its media type is said. */
export type Content = { readonly json: z.ZodType } | { readonly lines: z.ZodType } | { readonly text: string };

type Parameters = z.ZodObject;

/** What calls are about: the headings of the document. */
export const ABOUT = {
  accounts: 'Who plays: guests, accounts, and the token that stands for either.',
  lobby: 'Games on offer, tables, and who sits there.',
  players: 'How well people play, and what.',
  play: 'Giving commands, and looking at a table as it stands or stood.',
  history: 'What happened at a table, as lines or live.',
  audit: 'Complaints, what came of them, and who looked into a table.',
  admin: 'For who has the role of admin or auditor; to everybody else there is nothing here.',
  operations: 'For whoever runs the service, and this description of it.',
} as const;

export const json = (of: z.ZodType): Readonly<Record<string, Content>> => ({ 'application/json': { json: of } });
