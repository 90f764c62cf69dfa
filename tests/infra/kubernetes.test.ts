import { readdirSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import * as z from 'zod';
import { troublesOfManifests } from './kubernetes-troubles.js';
import { documentsOf, textOf, withSlip } from './written.js';

const FOLDER = 'infra/kubernetes';
const files = readdirSync(FOLDER).filter((name) => name.endsWith('.yaml') && name !== 'kustomization.yaml');
const text = files.map((name) => textOf(`${FOLDER}/${name}`)).join('\n---\n');

const Kustomization = z.looseObject({
  resources: z.array(z.string()),
  images: z.array(z.strictObject({ name: z.string(), newName: z.string(), newTag: z.string() })).default([]),
  patches: z.array(z.strictObject({ path: z.string() })).default([]),
});
const kustomizationOf = (folder: string) => Kustomization.parse(documentsOf(textOf(`${folder}/kustomization.yaml`))[0]);

describe('The manifests', () => {
  it('name nothing that there is not, and set every process as it has to be', () => {
    expect(troublesOfManifests([text])).toEqual([]);
  });

  it.each([
    [
      'matchLabels:\n      app: laguna-relay',
      'matchLabels:\n      app: laguna-relais',
      'PodDisruptionBudget laguna-relay: no pod is {"app":"laguna-relais"}.',
    ],
    [
      'matchLabels:\n      app: laguna-clock\n  template',
      'matchLabels:\n      app: laguna-clok\n  template',
      'Deployment laguna-clock: selects none of its own pods.',
    ],
    [
      'secretRef:\n                name: laguna-kafka',
      'secretRef:\n                name: laguna-kafca',
      'Deployment laguna-relay: there is no Secret laguna-kafca.',
    ],
    [
      'secretName: laguna-signing',
      'secretName: laguna-sining',
      'Deployment laguna-gateway: there is no Secret laguna-sining.',
    ],
    [
      'LAGUNA_DRAIN_SECONDS',
      'LAGUNA_DRAIN_SECS',
      'Deployment laguna-gateway: it: LAGUNA_DRAIN_SECS is no setting of Laguna.',
    ],
    ['KAFKA_BROKERS:', 'KAFKA_BROKER:', 'Deployment laguna-relay: it: KAFKA_BROKERS is not set, and it needs it.'],
    ['start/migrate.js', 'start/migrat.js', 'Job laguna-migrate: it runs services/start/migrat.ts, and there is none.'],
    [
      'PeriodSeconds: 60',
      'PeriodSeconds: 35',
      'Deployment laguna-gateway: is killed before it has sent its people on.',
    ],
    [
      'port: http\n            periodSeconds: 5',
      'port: web\n            periodSeconds: 5',
      'Deployment laguna-relay: is asked at web, which is none of its ports.',
    ],
    ['targetPort: http', 'targetPort: web', 'Service laguna-gateway: no pod behind it has a port web.'],
    [
      'name: laguna-nowhere\n                port',
      'name: laguna-nowere\n                port',
      'Ingress laguna: there is no Service laguna-nowere.',
    ],
    ['readinessProbe:', 'readynessProbe:', 'spec.template.spec.containers.0: Unrecognized key: "readynessProbe"'],
    [
      'readOnlyRootFilesystem: true',
      'readOnlyRootFilesystem: false',
      expect.stringContaining('readOnlyRootFilesystem'),
    ],
  ])('are found out where %j were %j', (right, wrong, trouble) => {
    expect(troublesOfManifests([withSlip(text, right, wrong)])).toContainEqual(trouble);
  });

  it('are applied all of them, but for the secrets that are made up', () => {
    const { resources, images } = kustomizationOf(FOLDER);
    expect(resources.toSorted((a, b) => (a < b ? -1 : 1))).toEqual(
      files.filter((name) => name !== 'secrets.example.yaml').toSorted((a, b) => (a < b ? -1 : 1)),
    );
    expect(images.map(({ name }) => name)).toEqual([...new Set(text.match(/(?<= image: ).*/g))]);
  });

  it('are watched and scaled by what the gateways really count, where Prometheus is', () => {
    const folder = `${FOLDER}/with-prometheus`;
    const { resources, patches } = kustomizationOf(folder);
    expect([...resources, ...patches.map(({ path }) => path)]).toEqual(['..', 'watched.yaml', 'by-sockets.yaml']);
    expect(textOf(`${folder}/by-sockets.yaml`)).toContain('name: laguna_sockets\n');
    expect(textOf('services/gateway/health/health.module.ts')).toContain(`'laguna_sockets'`);
    const [scaler] = documentsOf(textOf(`${folder}/by-sockets.yaml`));
    expect(scaler).toMatchObject({ kind: 'HorizontalPodAutoscaler', metadata: { name: 'laguna-gateway' } });
    const [watched] = documentsOf(textOf(`${folder}/watched.yaml`));
    expect(watched).toMatchObject({
      spec: {
        selector: { matchLabels: { 'part-of': 'laguna' } },
        podMetricsEndpoints: [{ port: 'http', path: '/metrics' }],
      },
    });
  });
});
