import { describe, expect, it } from '@jest/globals';
import { troublesOfCompose } from './compose-troubles.js';
import { textOf, withSlip } from './written.js';

const text = textOf('infra/docker-compose.yml');
const caddyfile = textOf('infra/proxy/Caddyfile');

describe('The compose file', () => {
  it('names nothing that there is not, and sets every process as it has to be', () => {
    expect(troublesOfCompose(text)).toEqual([]);
  });

  it.each([
    ['LAGUNA_PROXIES', 'LAGUNA_PROXYS', 'gateway-1: LAGUNA_PROXYS is no setting of Laguna.'],
    [`KAFKA_COPIES: '1'`, `KAFKA_COPIES: 'one'`, 'relay: KAFKA_COPIES is to be a whole number.'],
    ['KAFKA_BROKERS:', 'KAFKA_BROKER:', 'relay: KAFKA_BROKERS is not set, and it needs it.'],
    ['start/relay.js', 'start/relais.js', 'relay runs services/start/relais.ts, and there is none.'],
    ['start/projector.js', 'start/settings.js', 'projector runs settings, which no npm script does.'],
    ['kafka: { condition', 'kafca: { condition', 'topics waits for kafca, which there is not.'],
    ['secrets: [owner_database]', 'secrets: [owner_databse]', 'migrate: no secret owner_databse.'],
    ['./secrets/node_password', './secrets/nodes_password', 'infra/secrets.sh makes no nodes_password.'],
    ['keys:/var', 'key:/var', 'gateway-1: no volume key.'],
    ['./proxy/Caddyfile:', './proxy/Cadyfile:', 'proxy: no volume ./proxy/Cadyfile.'],
    ['networks: [front, world]', 'networks: [front, wide]', 'proxy: no network wide.'],
    ['dockerfile: infra/Dockerfile', 'dockerfile: Dockerfile', 'relay: no Dockerfile.'],
    ['stop_grace_period: 30s', 'stop_grace_period: 12s', 'gateway-1 is killed before it has sent its people on.'],
    ['apache/kafka:3.9.1', 'apache/kafka:4.1.0', 'kafka is apache/kafka:4.1.0, and what is tested is 3.9.1.'],
    ['read_only: true', 'readonly: true', 'services.relay: Unrecognized key: "readonly"'],
    [
      'service_healthy',
      'service_helthy',
      expect.stringMatching(/^services\.proxy\.depends_on\.gateway-1\.condition: /),
    ],
  ])('is found out where %s were %s', (right, wrong, trouble) => {
    expect(troublesOfCompose(withSlip(text, right, wrong))).toContainEqual(trouble);
  });

  it('has each gateway behind the proxy, which asks them how they are and shows nobody their figures', () => {
    const behind = [...caddyfile.matchAll(/\b(gateway-\d+):(\d+)/g)].map(([, name, port]) => ({ name, port }));
    const gateways = [...text.matchAll(/^ {2}(gateway-\d+):$/gm)].map(([, name]) => ({ name, port: '3000' }));
    expect(gateways).toHaveLength(2);
    expect(behind).toEqual(gateways);
    expect(caddyfile).toContain('health_uri /api/health/ready\n');
    expect(caddyfile).toContain('@inner path /metrics\n');
  });
});
