import { KubernetesObject } from './kubernetes-objects.js';
import type { Container, Pod } from './kubernetes-objects.js';
import { troublesOfProcess } from './processes.js';
import { documentsOf } from './written.js';

/** All that is wrong with manifests that one can tell without a cluster. */
export const troublesOfManifests = (texts: readonly string[]): readonly string[] => {
  const parsed = texts.flatMap(documentsOf).map((one) => KubernetesObject.safeParse(one));
  const forms = parsed.flatMap(({ error }) => error?.issues ?? []);
  if (forms.length > 0) return forms.map(({ path, message }) => `${path.join('.')}: ${message}`);
  const all = parsed.flatMap(({ data }) => data ?? []);
  return all.flatMap((one) => troublesOf(one, all).map((trouble) => `${one.kind} ${one.metadata.name}: ${trouble}`));
};

type All = readonly KubernetesObject[];
type Labels = Readonly<Record<string, string>>;

const troublesOf = (one: KubernetesObject, all: All): readonly string[] => {
  switch (one.kind) {
    case 'Namespace':
    case 'ConfigMap':
    case 'Secret':
      return [];
    case 'Service':
      return one.spec.selector === undefined ? [] : notBehind(one.spec.selector, portsAsked(one.spec.ports), all);
    case 'Job':
      return troublesOfPod(one.spec.template, all);
    case 'Deployment':
      return [
        ...(fits(one.spec.selector.matchLabels, one.spec.template) ? [] : ['selects none of its own pods.']),
        ...(one.spec.template.spec.topologySpreadConstraints ?? []).flatMap(({ labelSelector }) =>
          notBehind(labelSelector.matchLabels, [], all),
        ),
        ...troublesOfPod(one.spec.template, all),
      ];
    case 'PodDisruptionBudget':
      return notBehind(one.spec.selector.matchLabels, [], all);
    case 'HorizontalPodAutoscaler':
      return isThere(all, 'Deployment', one.spec.scaleTargetRef.name);
    case 'NetworkPolicy':
      return notBehind(
        one.spec.podSelector.matchLabels,
        one.spec.ingress.flatMap(({ ports }) => ports.map(({ port }) => String(port))),
        all,
      );
    case 'Ingress':
      return one.spec.rules
        .flatMap(({ http }) => http.paths.map(({ backend }) => backend.service))
        .flatMap(({ name, port }) => [
          ...isThere(all, 'Service', name),
          ...all
            .filter((other) => other.kind === 'Service' && other.metadata.name === name)
            .filter((other) => other.kind === 'Service' && other.spec.ports.every((has) => has.name !== port.name))
            .map(() => `${name} has no port ${port.name}.`),
        ]);
  }
};

const portsAsked = (ports: readonly { readonly targetPort?: string }[]): readonly string[] =>
  ports.flatMap(({ targetPort }) => targetPort ?? []);

const isThere = (all: All, kind: KubernetesObject['kind'], name: string): readonly string[] =>
  all.some((one) => one.kind === kind && one.metadata.name === name) ? [] : [`there is no ${kind} ${name}.`];

const podsOf = (all: All): readonly Pod[] =>
  all.flatMap((one) => (one.kind === 'Deployment' || one.kind === 'Job' ? [one.spec.template] : []));

const fits = (wanted: Labels, { metadata }: Pod): boolean =>
  Object.entries(wanted).every(([name, value]) => metadata.labels[name] === value);

/** Whether some pod answers to the labels, and one of them has the ports. */
const notBehind = (wanted: Labels, ports: readonly string[], all: All): readonly string[] => {
  const found = podsOf(all).filter((pod) => fits(wanted, pod));
  if (found.length === 0) return [`no pod is ${JSON.stringify(wanted)}.`];
  const there = new Set(found.flatMap(({ spec }) => spec.containers[0].ports.map(({ name }) => name)));
  return ports.filter((port) => !there.has(port)).map((port) => `no pod behind it has a port ${port}.`);
};

const troublesOfPod = ({ spec }: Pod, all: All): readonly string[] => {
  const [container] = spec.containers;
  const { readinessProbe, livenessProbe, startupProbe, ports, volumeMounts, env, lifecycle } = container;
  const known = new Set(ports.map(({ name }) => name));
  const drain = Number(env.find(({ name }) => name === 'LAGUNA_DRAIN_SECONDS')?.value ?? 0);
  const leaving = (lifecycle?.preStop.sleep.seconds ?? 0) + drain + SPARE_SECONDS;
  return [
    ...troublesOfProcess('it', container.command, environmentOf(container, all)),
    ...container.envFrom.flatMap((from) =>
      'secretRef' in from
        ? isThere(all, 'Secret', from.secretRef.name)
        : isThere(all, 'ConfigMap', from.configMapRef.name),
    ),
    ...[readinessProbe, livenessProbe, startupProbe]
      .flatMap((probe) => probe?.httpGet.port ?? [])
      .filter((port) => !known.has(port))
      .map((port) => `is asked at ${port}, which is none of its ports.`),
    ...spec.volumes.flatMap(({ secret }) => isThere(all, 'Secret', secret.secretName)),
    ...volumeMounts
      .filter(({ name }) => spec.volumes.every((volume) => volume.name !== name))
      .map(({ name }) => `has no volume ${name}.`),
    ...(spec.terminationGracePeriodSeconds < leaving ? ['is killed before it has sent its people on.'] : []),
  ];
};

/** For what was asked while people were sent on, and for the end itself. */
const SPARE_SECONDS = 15;

const environmentOf = ({ envFrom, env }: Container, all: All): Readonly<Record<string, string>> => ({
  ...Object.fromEntries(
    envFrom.flatMap((from) => {
      const name = 'secretRef' in from ? from.secretRef.name : from.configMapRef.name;
      return all.flatMap((one) => {
        if (one.metadata.name !== name) return [];
        if (one.kind === 'ConfigMap') return Object.entries(one.data);
        return one.kind === 'Secret' ? Object.entries(one.stringData) : [];
      });
    }),
  ),
  ...Object.fromEntries(env.map(({ name, value }) => [name, value])),
});
