/**
 * What a container asks itself: ends with 0 where the process beside it says that it is ready, with 1 where not. A gateway
 * says so under /api; every other process has nothing there, and says so at /health/ready.
 */
const ready = async (): Promise<boolean> => {
  const answer = await ask('/api/health/ready');
  return (answer.status === 404 ? await ask('/health/ready') : answer).ok;
};

const ask = (path: string): Promise<Response> =>
  fetch(`http://127.0.0.1:${process.env['PORT'] ?? '3000'}${path}`, { signal: AbortSignal.timeout(PATIENCE_MS) });

/** Twice this is less than what HEALTHCHECK waits. */
const PATIENCE_MS = 1500;

process.exitCode = (await ready().catch(() => false)) ? 0 : 1;
