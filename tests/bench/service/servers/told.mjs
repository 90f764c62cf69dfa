/** Ends a server when it is told to, or when who started it is gone. */
export const endBy = (stop) => {
  let isEnding = false;
  const end = async () => {
    if (isEnding) return;
    isEnding = true;
    await stop();
    process.exit(0);
  };
  process.on('SIGTERM', end);
  process.on('disconnect', end);
};

/** Asked, it says how much memory it holds on to, once what nobody holds on to is gone. */
export const tellMemory = () => {
  process.on('message', () => {
    globalThis.gc();
    globalThis.gc();
    process.send(process.memoryUsage());
  });
};

export const readyAt = (port) => {
  process.stdout.write(`ready at ${port}\n`);
};
