import { describe, expect, it } from '@jest/globals';
import { troublesOfDockerfile } from './dockerfile-troubles.js';
import { textOf, withSlip } from './written.js';

const text = textOf('infra/Dockerfile');

describe('The Dockerfile', () => {
  it('copies, removes and runs nothing but what is as it says', () => {
    expect(troublesOfDockerfile(text)).toEqual([]);
  });

  it.each([
    ['COPY events events', 'COPY event event', 'There is no event to copy.'],
    ['COPY events events', 'COPY tests tests', '.dockerignore keeps tests out.'],
    ['COPY infra/image infra/image', 'COPY infra/kafka infra/kafka', '.dockerignore keeps infra/kafka out.'],
    ['--from=built', '--from=build', 'No stage is called build.'],
    ['image/healthy.js', 'image/helthy.js', 'It runs infra/image/helthy.ts, and there is none.'],
    ['start/gateway.js"', 'start/gate.js"', 'It runs services/start/gate.ts, and there is none.'],
    ['node_modules/uqr', 'node_modules/kafkajs', 'kafkajs is removed, and the service imports it.'],
    ['ARG NODE=', 'ARG NODE=1', 'Node is another one than in .nvmrc.'],
    ['USER 1000:1000', 'USER 0:0', 'It runs as root.'],
    ['STOPSIGNAL', 'STOPSIGN', 'STOPSIGN is no word of a Dockerfile.'],
  ])('is found out where %s were %s', (right, wrong, trouble) => {
    expect(troublesOfDockerfile(withSlip(text, right, wrong))).toContain(trouble);
  });
});
