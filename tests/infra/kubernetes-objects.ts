import * as z from 'zod';

const labels = z.record(z.string(), z.string());
const selector = z.strictObject({ matchLabels: labels });
const metadata = z.strictObject({
  name: z.string(),
  namespace: z.literal('laguna').exactOptional(),
  labels: labels.exactOptional(),
});
const named = z.strictObject({ name: z.string() });
const amounts = z.strictObject({
  cpu: z
    .string()
    .regex(/^\d+m?$/)
    .exactOptional(),
  memory: z.string().regex(/^\d+[MG]i$/),
});

const probe = z.strictObject({
  httpGet: z.strictObject({ path: z.string(), port: z.string() }),
  periodSeconds: z.int(),
  timeoutSeconds: z.int().exactOptional(),
  failureThreshold: z.int().exactOptional(),
});

const Container = z.strictObject({
  name: z.string(),
  image: z.string(),
  command: z.array(z.string()),
  envFrom: z.array(z.union([z.strictObject({ configMapRef: named }), z.strictObject({ secretRef: named })])),
  env: z.array(z.strictObject({ name: z.string(), value: z.string() })).default([]),
  ports: z.array(z.strictObject({ name: z.string(), containerPort: z.int() })).default([]),
  startupProbe: probe.exactOptional(),
  readinessProbe: probe.exactOptional(),
  livenessProbe: probe.exactOptional(),
  lifecycle: z
    .strictObject({ preStop: z.strictObject({ sleep: z.strictObject({ seconds: z.int() }) }) })
    .exactOptional(),
  securityContext: z.strictObject({
    allowPrivilegeEscalation: z.literal(false),
    readOnlyRootFilesystem: z.literal(true),
    capabilities: z.strictObject({ drop: z.tuple([z.literal('ALL')]) }),
  }),
  resources: z.strictObject({ requests: amounts, limits: amounts }),
  volumeMounts: z
    .array(z.strictObject({ name: z.string(), mountPath: z.string(), readOnly: z.literal(true) }))
    .default([]),
});
export type Container = z.infer<typeof Container>;

const Pod = z.strictObject({
  metadata: z.strictObject({ labels }),
  spec: z.strictObject({
    restartPolicy: z.literal('OnFailure').exactOptional(),
    terminationGracePeriodSeconds: z.int().default(30),
    automountServiceAccountToken: z.literal(false),
    enableServiceLinks: z.literal(false),
    securityContext: z.strictObject({
      runAsNonRoot: z.literal(true),
      runAsUser: z.literal(1000),
      runAsGroup: z.literal(1000),
      fsGroup: z.literal(1000),
      seccompProfile: z.strictObject({ type: z.literal('RuntimeDefault') }),
    }),
    topologySpreadConstraints: z
      .array(
        z.strictObject({
          maxSkew: z.int(),
          topologyKey: z.literal('kubernetes.io/hostname'),
          whenUnsatisfiable: z.enum(['ScheduleAnyway', 'DoNotSchedule']),
          labelSelector: selector,
        }),
      )
      .exactOptional(),
    containers: z.tuple([Container]),
    volumes: z
      .array(
        z.strictObject({
          name: z.string(),
          secret: z.strictObject({ secretName: z.string(), defaultMode: z.int() }),
        }),
      )
      .default([]),
  }),
});
export type Pod = z.infer<typeof Pod>;

const kind = <Kind extends string, Api extends string, Rest extends z.ZodRawShape>(
  apiVersion: Api,
  name: Kind,
  rest: Rest,
) => z.strictObject({ apiVersion: z.literal(apiVersion), kind: z.literal(name), metadata, ...rest });

const scaled = z.strictObject({ type: z.enum(['Percent', 'Pods']), value: z.int(), periodSeconds: z.int() });
const port = z.strictObject({ protocol: z.enum(['TCP', 'UDP']), port: z.union([z.string(), z.int()]) });

/** What may stand in the manifests: the words of Kubernetes that we use, so that one misspelt is none of them. */
export const KubernetesObject = z.discriminatedUnion('kind', [
  kind('v1', 'Namespace', {}),
  kind('v1', 'ConfigMap', { data: labels }),
  kind('v1', 'Secret', { stringData: labels }),
  kind('v1', 'Service', {
    spec: z.strictObject({
      selector: labels.exactOptional(),
      ports: z.array(z.strictObject({ name: z.string(), port: z.int(), targetPort: z.string().exactOptional() })),
    }),
  }),
  kind('batch/v1', 'Job', {
    spec: z.strictObject({ backoffLimit: z.int(), ttlSecondsAfterFinished: z.int(), template: Pod }),
  }),
  kind('apps/v1', 'Deployment', {
    spec: z.strictObject({
      replicas: z.int().exactOptional(),
      selector,
      strategy: z
        .strictObject({ rollingUpdate: z.strictObject({ maxSurge: z.int(), maxUnavailable: z.int() }) })
        .exactOptional(),
      template: Pod,
    }),
  }),
  kind('policy/v1', 'PodDisruptionBudget', { spec: z.strictObject({ maxUnavailable: z.int(), selector }) }),
  kind('autoscaling/v2', 'HorizontalPodAutoscaler', {
    spec: z.strictObject({
      scaleTargetRef: z.strictObject({
        apiVersion: z.literal('apps/v1'),
        kind: z.literal('Deployment'),
        name: z.string(),
      }),
      minReplicas: z.int(),
      maxReplicas: z.int(),
      metrics: z.array(
        z.strictObject({
          type: z.literal('Resource'),
          resource: z.strictObject({
            name: z.literal('cpu'),
            target: z.strictObject({ type: z.literal('Utilization'), averageUtilization: z.int() }),
          }),
        }),
      ),
      behavior: z.strictObject({
        scaleUp: z.strictObject({ policies: z.array(scaled) }),
        scaleDown: z.strictObject({ stabilizationWindowSeconds: z.int(), policies: z.array(scaled) }),
      }),
    }),
  }),
  kind('networking.k8s.io/v1', 'NetworkPolicy', {
    spec: z.strictObject({
      podSelector: selector,
      policyTypes: z.array(z.enum(['Ingress', 'Egress'])),
      ingress: z
        .array(z.strictObject({ from: z.array(z.strictObject({ namespaceSelector: selector })), ports: z.array(port) }))
        .default([]),
      egress: z.array(z.strictObject({ ports: z.array(port) })).default([]),
    }),
  }),
  kind('networking.k8s.io/v1', 'Ingress', {
    spec: z.strictObject({
      ingressClassName: z.string(),
      tls: z.array(z.strictObject({ hosts: z.array(z.string()), secretName: z.string() })),
      rules: z.array(
        z.strictObject({
          host: z.string(),
          http: z.strictObject({
            paths: z.array(
              z.strictObject({
                path: z.string().startsWith('/'),
                pathType: z.enum(['Prefix', 'Exact']),
                backend: z.strictObject({
                  service: z.strictObject({ name: z.string(), port: z.strictObject({ name: z.string() }) }),
                }),
              }),
            ),
          }),
        }),
      ),
    }),
  }),
]);
export type KubernetesObject = z.infer<typeof KubernetesObject>;
