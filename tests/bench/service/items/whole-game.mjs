import { pick, randomFrom } from '../../measure/random.mjs';

/** A whole game of two, played as luck has it among what is offered, and what of it comes over the socket of who watches. */
export const wholeGame = async (side, server, { game, seed }) => {
  const table = await side.open(server, { game: { id: game }, seats: 2 });
  const random = randomFrom(seed);
  let moves = 0;
  let players = [];
  let over = null;
  const end = new Promise((resolve) => (over = resolve));
  const watcher = await side.watch(server, table, {
    onWhole: ({ event, data }) => {
      if (event === 'event' && data.event?.type === 'SeedRevealed') over();
    },
  });
  const before = watcher.bytes();
  const choose = (seat) => (offered) => {
    const choices = offered.choices.filter(({ type }) => type !== 'undo');
    if (choices.length === 0) return;
    moves += 1;
    players[seat].say('command', {
      table: table.id,
      id: `c${moves}`,
      seen: offered.seq,
      command: pick(random, choices),
    });
  };
  const sits = [0, 1].map((seat) => {
    const early = [];
    const asked = { onChoices: (offered) => (players.length === 2 ? choose(seat)(offered) : early.push(offered)) };
    return side.follow(server, table, seat, asked).then((line) => ({ ...line, early }));
  });
  const came = await Promise.all(sits);
  players = came;
  came.forEach(({ early }, seat) => early.slice(-1).forEach(choose(seat)));
  await end;
  for (const line of [watcher, ...players]) line.hangUp();
  return { bytesPerMove: (watcher.bytes() - before) / moves, moves };
};
