/** Where a database is: a URL, or what the embedded server says of itself (embedded/start-embedded.ts). */
export type Address = string | Socket;

interface Socket {
  readonly host: string;
  readonly port: number;
  readonly user: string;
  readonly database: string;
}

/** The same in TypeORM's words. */
export const credentialsOf = (address: Address) => {
  if (typeof address === 'string') return { url: address };
  const { host, port, user, database } = address;
  return { host, port, username: user, database };
};
