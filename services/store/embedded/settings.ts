/** The name of the application's role, and of the database that it owns. */
export const APPLICATION = 'laguna';

/** There is no network: the port is a part of the socket's name. */
export const PORT = 5432;

/**
 * For few tables on two cores that are mostly appended to. Given at each start, because the command line wins over
 * whatever stands in the data's own files. That a commit is on the disk before it is acknowledged is never up to taste.
 */
export const settingsFor = (sockets: string): readonly string[] =>
  Object.entries({ ...SETTINGS, ...FLUSHING, unix_socket_directories: quoted(sockets) }).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ]);

/** The value is a list, in which quotes protect commas. */
const quoted = (path: string): string => `"${path.replaceAll('"', '""')}"`;

const SETTINGS = {
  listen_addresses: '',
  port: String(PORT),
  unix_socket_permissions: '0700',
  cluster_name: 'laguna',

  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',

  max_connections: '50',
  shared_buffers: '64MB',
  // A container may be offered huge pages and then denied them: touching one kills the server.
  huge_pages: 'off',
  // The others keep workers for parallel reads, which two cores shared with node have no room for.
  io_method: 'sync',
  max_parallel_workers_per_gather: '0',
  max_logical_replication_workers: '0',
  max_wal_senders: '0',
  jit: 'off',
  // Recovering after a crash reads at most about so much, which takes a second or two.
  max_wal_size: '256MB',

  timezone: 'UTC',
  log_timezone: 'UTC',
  log_line_prefix: '%m [%p] ',
  log_checkpoints: 'off',
  // A refused row holds what nobody may read, such as the seed of a table: neither it nor its statement is logged.
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
};

/** On macOS the default flushes no further than the disk's own cache, which a power cut empties. */
const FLUSHING = process.platform === 'darwin' ? { wal_sync_method: 'fsync_writethrough' } : {};
