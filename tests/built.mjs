import process from 'node:process';
import { execFileSync } from 'node:child_process';

/** Builds what is not built. */
export default () => {
  execFileSync(
    process.execPath,
    ['node_modules/typescript-native/bin/tsc', '-b', 'services/start', 'infra', 'tests/games/pebbles'],
    {
      stdio: 'inherit',
    },
  );
};
