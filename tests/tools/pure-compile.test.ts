import { expect, it } from '@jest/globals';
import { join } from 'node:path';
import ts from 'typescript';

/** With packages that pure code may use, so that their types cannot bring in what ours leave out. */
const PURE = `
  import { sha256 } from '@noble/hashes/sha2.js';
  import * as z from 'zod';
  export const hashOf = (text: string): Uint8Array => sha256(Uint8Array.from(z.string().parse(text)));`;

const FOREIGN = ['process', 'document', 'setTimeout', 'console', 'require', 'fetch'];
const needing = (name: string): string => `export const needs_${name} = (): unknown => ${name};`;

it.each(['events', 'services/engine', 'services/bots'])(
  'in %s, what needs a machine to run on does not compile, and the rest does',
  (folder) => {
    expect(complaintsAbout(folder, [PURE, ...FOREIGN.map(needing)].join('\n'))).toEqual(
      FOREIGN.map((name) => expect.stringContaining(`Cannot find name '${name}'`)),
    );
  },
);

/** What the compiler says about a file that is not there, as if it stood in `folder`. */
const complaintsAbout = (folder: string, code: string): readonly string[] => {
  const planted = join(process.cwd(), folder, 'planted.ts');
  const host = hostWith(planted, code);
  const program = ts.createProgram({ rootNames: [planted], options: optionsOf(folder), host });
  return ts.getPreEmitDiagnostics(program).map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
};

const optionsOf = (folder: string): ts.CompilerOptions => {
  const tsconfig = ts.getParsedCommandLineOfConfigFile(join(folder, 'tsconfig.json'), { noEmit: true }, CONFIG_HOST);
  if (tsconfig === undefined) throw new Error(`${folder} has no tsconfig.json.`);
  return tsconfig.options;
};

const CONFIG_HOST: ts.ParseConfigFileHost = {
  ...ts.sys,
  onUnRecoverableConfigFileDiagnostic: ({ messageText }) => {
    throw new Error(ts.flattenDiagnosticMessageText(messageText, '\n'));
  },
};

const hostWith = (planted: string, code: string): ts.CompilerHost => {
  const disk = ts.createCompilerHost({});
  return {
    ...disk,
    fileExists: (path) => path === planted || disk.fileExists(path),
    readFile: (path) => (path === planted ? code : disk.readFile(path)),
    getSourceFile: (path, options) =>
      path === planted ? ts.createSourceFile(path, code, options) : disk.getSourceFile(path, options),
  };
};
