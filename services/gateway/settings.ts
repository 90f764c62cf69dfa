/** How this node is set; what reads and checks it stands where the service starts. Injected by its own name. */
export abstract class Settings {
  /** Names the node to clients and in logs. */
  abstract readonly node: string;
  abstract readonly messagesPerSecond: number;
  abstract readonly requestsPerSecond: number;
  /** How many sockets and event streams may be open at once from one address. */
  abstract readonly socketsPerAddress: number;
  /** Where pages may come from that open sockets and write with a cookie, beside the node's own address. */
  abstract readonly origins: readonly string[];
  /** How many proxies stand in front and say whom they speak for. */
  abstract readonly proxies: number;
  abstract readonly hotTables: number;
  abstract readonly botWorkers: number;
  /** How long a bot takes for a move at least, so that people can follow it. */
  abstract readonly botMoveMs: number;
  abstract readonly logLevel: string;
  /** Who rings when a deadline has come, and closes what everybody left: this node, or a process of its own. */
  abstract readonly clock: 'here' | 'elsewhere';
}
