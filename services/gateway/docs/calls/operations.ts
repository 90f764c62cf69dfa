import * as z from 'zod';
import { json } from '../call.js';
import type { Call } from '../call.js';
import { AssetAddress } from '../page.js';
import { Health, PlainDocument } from '../schemas.js';

const page = (what: string) => ({ what, content: { 'text/html': { text: 'A page.' } } });

export const OPERATION_CALLS: readonly Call[] = [
  {
    ...{ name: 'isLive', method: 'get', path: '/api/health/live', about: 'operations', token: 'none' },
    summary: 'Whether the process answers',
    answers: { 200: { what: 'It does.', content: json(Health) } },
    problems: [],
  },
  {
    ...{ name: 'isReady', method: 'get', path: '/api/health/ready', about: 'operations', token: 'none' },
    summary: 'Whether to send people here: it reads what is kept, and may keep more',
    answers: {
      200: { what: 'Yes.', content: json(Health) },
      503: { what: 'Not now, and why.', content: json(Health) },
    },
    problems: [],
  },
  {
    ...{ name: 'readMetrics', method: 'get', path: '/metrics', about: 'operations', token: 'none' },
    summary: 'What the node counts, for Prometheus',
    more: 'Sums over all tables only. Not to be shown to the whole world all the same.',
    answers: { 200: { what: 'One figure a line.', content: { 'text/plain': { text: 'Its text format, 0.0.4.' } } } },
    problems: [],
  },
  {
    ...{ name: 'describe', method: 'get', path: '/api/openapi.json', about: 'operations', token: 'none' },
    summary: 'This document',
    answers: { 200: { what: 'OpenAPI 3.1.', content: json(PlainDocument) } },
    problems: [],
  },
  {
    ...{ name: 'describeSocket', method: 'get', path: '/api/asyncapi.json', about: 'operations', token: 'none' },
    summary: 'What is said on the WebSocket at `/ws`',
    answers: { 200: { what: 'AsyncAPI 3.0.', content: json(PlainDocument) } },
    problems: [],
  },
  {
    ...{ name: 'browse', method: 'get', path: '/api/docs', about: 'operations', token: 'none' },
    summary: 'This document, to browse',
    answers: { 200: page('Swagger UI.') },
    problems: [],
  },
  {
    ...{ name: 'pagePart', method: 'get', path: '/api/docs/{asset}', about: 'operations', token: 'none' },
    summary: 'What that page is made of',
    address: z.strictObject({ asset: AssetAddress }),
    answers: {
      200: {
        what: 'A script, a style or a picture.',
        content: {
          'text/javascript': { text: 'A script.' },
          'text/css': { text: 'A style.' },
          'image/png': { text: 'A picture.' },
        },
      },
    },
    problems: ['not_found'],
  },
];
