/** How to reach Kafka. */
export interface KafkaAddress {
  /** Each `host:port`. */
  readonly brokers: readonly string[];
  readonly login: KafkaLogin | null;
  readonly tls: boolean;
  /** By what name the brokers know us. */
  readonly node: string;
}

export interface KafkaLogin {
  readonly mechanism: 'plain' | 'scram-sha-256' | 'scram-sha-512';
  readonly username: string;
  readonly password: string;
}

/** A topic as it stands. */
export interface TopicSpan {
  /** Which Kafka this is: offsets of one mean nothing in another. */
  readonly cluster: string;
  /** For each partition, in order: the first offset that is still there, and the next that will be given. */
  readonly spans: readonly { readonly low: number; readonly high: number }[];
}

export interface KafkaTopic {
  readonly name: string;
  readonly partitions: number;
  readonly copies: number;
  readonly settings: Readonly<Record<string, string>>;
}

export interface KafkaMessage {
  readonly offset: number;
  readonly key: Buffer | null;
  readonly value: Buffer | null;
}

export interface Reading {
  /** Rejects when it is over without having been stopped, and never resolves. */
  readonly failed: Promise<never>;
  /** Resolves when the last batch was taken or given back. */
  stop(): Promise<void>;
}

export interface ReadingWanted {
  readonly topic: string;
  /** Nobody else reads under this name: every partition is ours. */
  readonly name: string;
  /** Where to go on, for each partition. Asked whenever the broker hands out the partitions. */
  readonly from: () => readonly number[];
  /** Takes a batch: of each partition one at a time, of several at once. False gives it back. */
  readonly take: (partition: number, messages: readonly KafkaMessage[]) => Promise<boolean>;
}

/** All that is sent at once: each message by its topic, with its key. */
export type Sending = readonly { readonly topic: string; readonly messages: readonly KeyedText[] }[];

interface KeyedText {
  readonly key: string;
  readonly value: string;
}

export interface Sender {
  /** Resolves when every replica that counts has all of it. After a fault the sender is of no use any more. */
  send(all: Sending): Promise<void>;
  close(): Promise<void>;
}
