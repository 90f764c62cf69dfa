import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Done } from '../tables/deed.js';

/**
 * What the node counts, for Prometheus. Sums over all tables only: a figure of one table or of one player would tell
 * whoever reads it what the table does not.
 */
export class Metrics {
  private readonly registry = new Registry();

  private readonly commands = new Counter({
    name: 'laguna_commands_total',
    help: 'Commands that were answered, by what came of them.',
    labelNames: ['outcome'],
    registers: [this.registry],
  });
  private readonly refusals = new Counter({
    name: 'laguna_refusals_total',
    help: 'Commands that were refused, by code.',
    labelNames: ['code'],
    registers: [this.registry],
  });
  private readonly appends = new Histogram({
    name: 'laguna_append_seconds',
    help: 'From handing events to the store until they are durable.',
    buckets: [0.001, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 3],
    registers: [this.registry],
  });
  private readonly failedAppends = new Counter({
    name: 'laguna_appends_failed_total',
    help: 'Appends that the store did not take.',
    registers: [this.registry],
  });
  constructor() {
    collectDefaultMetrics({ register: this.registry });
  }

  /** A figure that is looked up when somebody asks. */
  watch(name: string, help: string, value: () => number | Promise<number>, labels: Labels = {}): void {
    const registers = [this.registry];
    new Gauge({
      ...{ name, help, registers, labelNames: Object.keys(labels) },
      async collect() {
        try {
          this.set(labels, await value());
        } catch {
          // The storage is away: the other figures are told all the same, and this one says that it is not known.
          this.set(labels, Number.NaN);
        }
      },
    });
  }

  /** A command was answered. */
  answered(done: Done): void {
    this.commands.inc({ outcome: done.ok ? 'taken' : 'refused' });
    if (!done.ok) this.refusals.inc({ code: done.refusal.code });
  }

  appended(seconds: number): void {
    this.appends.observe(seconds);
  }

  appendFailed(): void {
    this.failedAppends.inc();
  }

  text(): Promise<string> {
    return this.registry.metrics();
  }
}

type Labels = Readonly<Record<string, string>>;
