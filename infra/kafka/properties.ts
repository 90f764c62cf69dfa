/** A broker that is its own controller as well, and its place among the others. */
export interface Seat {
  readonly id: number;
  readonly port: number;
  readonly controllerPort: number;
  /** Where the brokers reach each other, whatever becomes of the ways of the clients. */
  readonly brokerPort: number;
  /** Where clients are told to come: the port itself, or where somebody leads on from there. */
  readonly door: number;
}

/** Who may come in by name; without any, everybody on this machine. */
export type Users = Readonly<Record<string, User>>;

export interface User {
  readonly password: string;
  /** Until somebody allows more. */
  readonly may: 'everything' | 'nothing';
}

/** What a broker is told, as its file says it. Small, because several run on a machine that does other things. */
export const propertiesOf = (seat: Seat, all: readonly Seat[], folder: string, users: Users | null): string => {
  const copies = Math.min(all.length, 3);
  const enough = Math.max(1, copies - 1);
  const protocol = users === null ? 'PLAINTEXT' : 'SASL_PLAINTEXT';
  const properties = {
    'process.roles': 'broker,controller',
    'node.id': seat.id,
    'controller.quorum.voters': all.map(({ id, controllerPort }) => `${id}@127.0.0.1:${controllerPort}`).join(','),
    listeners: `CLIENT://127.0.0.1:${seat.port},BROKER://127.0.0.1:${seat.brokerPort},CONTROLLER://127.0.0.1:${seat.controllerPort}`,
    'advertised.listeners': `CLIENT://127.0.0.1:${seat.door},BROKER://127.0.0.1:${seat.brokerPort}`,
    'controller.listener.names': 'CONTROLLER',
    'inter.broker.listener.name': 'BROKER',
    'listener.security.protocol.map': `CONTROLLER:PLAINTEXT,BROKER:${protocol},CLIENT:${protocol}`,
    'log.dirs': folder,
    'offsets.topic.replication.factor': copies,
    'offsets.topic.num.partitions': 4,
    'transaction.state.log.replication.factor': copies,
    'transaction.state.log.min.isr': enough,
    'transaction.state.log.num.partitions': 4,
    'default.replication.factor': copies,
    'min.insync.replicas': enough,
    'group.initial.rebalance.delay.ms': 0,
    'auto.create.topics.enable': false,
    'log.cleaner.dedupe.buffer.size': 4_194_304,
    ...(users === null ? {} : signedIn(users)),
  };
  return Object.entries(properties)
    .map(([name, value]) => `${name}=${value}\n`)
    .join('');
};

/** The brokers themselves come in as the first of them; the controllers, who are asked no name, as nobody. */
const signedIn = (users: Users) => {
  const all = Object.entries(users);
  const [[name, { password }] = ['', { password: '' }]] = all;
  const known = all.map(([user, one]) => `user_${user}="${one.password}"`);
  const login =
    `org.apache.kafka.common.security.plain.PlainLoginModule required username="${name}" password="${password}" ` +
    `${known.join(' ')};`;
  const mighty = all.filter(([, { may }]) => may === 'everything').map(([user]) => user);
  return {
    'sasl.enabled.mechanisms': 'PLAIN',
    'sasl.mechanism.inter.broker.protocol': 'PLAIN',
    'listener.name.client.plain.sasl.jaas.config': login,
    'listener.name.broker.plain.sasl.jaas.config': login,
    'authorizer.class.name': 'org.apache.kafka.metadata.authorizer.StandardAuthorizer',
    'super.users': ['ANONYMOUS', ...mighty].map((user) => `User:${user}`).join(';'),
  };
};

/** Where its words go: to us, one a line, who keep them. */
export const LOGGING = `log4j.rootLogger=INFO, out
log4j.appender.out=org.apache.log4j.ConsoleAppender
log4j.appender.out.layout=org.apache.log4j.PatternLayout
log4j.appender.out.layout.ConversionPattern=[%d] %p %m (%c)%n
`;
