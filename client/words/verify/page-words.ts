/** What the page says that checks games without a server, beside what is said of the checks themselves. */
export interface PageWords {
  readonly title: string;
  readonly lead: string;
  readonly drop: string;
  readonly choose: string;
  readonly checking: (name: string) => string;
  readonly checked: (name: string) => string;
  readonly keys: string;
  readonly keysNone: string;
  readonly keysHere: (count: number) => string;
  readonly keysFile: (name: string, count: number) => string;
  readonly keysChoose: string;
  readonly notKeys: (name: string) => string;
  readonly notRead: (name: string) => string;
  readonly how: string;
  readonly steps: readonly string[];
  readonly stays: string;
  readonly language: string;
}
