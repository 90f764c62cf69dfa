/** How long until it says that it is ready for players: on an empty folder, and on what it left there. */
export const starting = async (side) => {
  const first = await side.start();
  await first.stop({ keep: true });
  const again = await side.start({ folder: first.folder });
  await again.stop();
  return { firstMs: first.readyMs, warmMs: again.readyMs };
};
