import * as z from 'zod';

const names = z.array(z.string());
const Condition = z.strictObject({
  condition: z.enum(['service_started', 'service_healthy', 'service_completed_successfully']),
});
const duration = z.string().regex(/^[0-9]+(ms|s|m)$/);

/** What may stand at a service: the words of the Compose specification that we use, so that one misspelt is none of them. */
export const ComposeService = z.strictObject({
  image: z.string().regex(/^(laguna|[a-z/]+:[a-z0-9.-]+)$/, 'is to name a version'),
  build: z.strictObject({ context: z.literal('..'), dockerfile: z.string() }).exactOptional(),
  command: names.exactOptional(),
  environment: z.record(z.string(), z.string('is to stand in quotes, so that it stays as it is')).default({}),
  secrets: names.default([]),
  networks: names.min(1),
  volumes: names.default([]),
  ports: names.exactOptional(),
  depends_on: z.record(z.string(), Condition).default({}),
  restart: z.enum(['unless-stopped', 'on-failure']),
  init: z.literal(true).exactOptional(),
  read_only: z.literal(true).exactOptional(),
  tmpfs: names.exactOptional(),
  cap_drop: z.tuple([z.literal('ALL')]).exactOptional(),
  security_opt: names.exactOptional(),
  stop_signal: z.enum(['SIGINT', 'SIGTERM']).exactOptional(),
  stop_grace_period: duration.default('10s'),
  healthcheck: z
    .union([
      z.strictObject({ disable: z.literal(true) }),
      z.strictObject({
        test: names.min(2),
        interval: duration,
        timeout: duration,
        retries: z.int(),
        start_period: duration,
      }),
    ])
    .exactOptional(),
});
export type ComposeService = z.infer<typeof ComposeService>;

export const ComposeFile = z
  .object({
    name: z.string(),
    services: z.record(z.string(), ComposeService),
    networks: z.record(z.string(), z.strictObject({ internal: z.literal(true).exactOptional() })),
    volumes: z.record(z.string(), z.strictObject({})),
    secrets: z.record(z.string(), z.strictObject({ file: z.string() })),
  })
  .catchall(z.unknown())
  .refine(
    (file) => Object.keys(file).every((key) => key.startsWith('x-') || KNOWN.has(key)),
    'has a part that Compose does not know',
  );
export type ComposeFile = z.infer<typeof ComposeFile>;

const KNOWN = new Set(['name', 'services', 'networks', 'volumes', 'secrets']);
