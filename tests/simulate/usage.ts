/** What `--help` says. */
export const USAGE = `Plays whole games at real tables and holds the laws of tests/laws against them.

  npm run --silent simulate -- [options]

  --game <id>        which game, or all, one after the other (all)
  --edition <n>      which edition of it: a number, newest, or all, one after the other (newest)
  --seats <n,...>    how many seats; several numbers take turns from game to game (all that the game allows)
  --games <n>        how many games (100)
  --bot <name,...>   who plays: random, curious, strong, ...; several change seats from game to game (random)
  --bots <name,...>  the same; of all games, each is played by those that it has
  --wins <bot:n,...> how many games each of these has to win, with nobody else in the first place (none)
  --seed <text>      what all luck comes from (1)
  --options <name,...>  options of the game to switch on (none)
  --undos <percent>  how often somebody takes back what can be taken back (5)
  --laws <how>       none, cheap or all (cheap)
                       cheap: G1, G3 for what is offered, G4, G5, G6 and R3 at a few moments of each game
                       all:   every law at forty moments of each game, of each type of command as many
  --workers <n>      how many threads (one for each core); it changes nothing but the time
  --rates <on|off>   whether the result says how fast it went (on)
  --help             this text

The result is one line of JSON for each game on stdout; progress goes to stderr. The same seed gives the same line, byte for byte, but
for its first two fields, gamesPerSecond and commandsPerSecond, which --rates off leaves out. "digest" is the SHA-256 over
every event of every game: two runs that agree in it played the same games.

Exit code: 0 all laws held, 1 one was broken, a bot won too seldom, or the run failed, 2 the options make no sense.
`;
