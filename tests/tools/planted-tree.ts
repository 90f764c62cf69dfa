import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';

/** Every script of package.json runs in the project's own folder. */
const PROJECT = process.cwd();
const TOOLING = ['package.json', 'tsconfig.json', 'tsconfig.base.json', 'eslint.config.js', '.dependency-cruiser.mjs'];

/** Paths and what stands there. */
type Planted = Readonly<Record<string, string>>;

/**
 * What a tool says about a project with this project's tooling, where code stands that must never stand in the real
 * tree. Every one of `folders` is a TypeScript project there, whether or not the real tree has it yet.
 */
export const inPlantedTree = <T>(folders: readonly string[], planted: Planted, tool: (root: string) => T): T => {
  const root = mkdtempSync(join(realpathSync(tmpdir()), 'laguna-planted-'));
  try {
    for (const file of TOOLING) cpSync(join(PROJECT, file), join(root, file));
    symlinkSync(join(PROJECT, 'node_modules'), join(root, 'node_modules'), 'junction');
    for (const folder of new Set([...projects(), ...folders]))
      plant(root, join(folder, 'tsconfig.json'), tsconfigOf(folder));
    for (const [path, text] of Object.entries(planted)) plant(root, path, text);
    return tool(root);
  } finally {
    rmSync(root, { recursive: true });
  }
};

/** The TypeScript projects of the real tree: one may refer to another, which then has to be there. */
const projects = (): readonly string[] => {
  const { references } = JSON.parse(readFileSync(join(PROJECT, 'tsconfig.json'), 'utf8')) as {
    references: readonly { readonly path: string }[];
  };
  return references.map(({ path }) => path);
};

const plant = (root: string, path: string, text: string): void => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};

const tsconfigOf = (folder: string): string => {
  const own = join(PROJECT, folder, 'tsconfig.json');
  if (existsSync(own)) return readFileSync(own, 'utf8');
  return JSON.stringify({ extends: `${relative(folder, '.')}/tsconfig.base.json`, include: ['**/*.ts'] });
};
