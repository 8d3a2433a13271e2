// A copy of the tree in which faults are planted, so that the tree itself never contains one. Builds of faulty sources happen in the copy.
import {spawnSync} from 'node:child_process';
import {cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {pathToFileURL} from 'node:url';

import {root} from '../bootstrap.mjs';

const folder = join(root, 'build/mutants');
/** Its name contains the process id, so that two runs do not share a tree. */
export const tree = join(folder, `tree-${process.pid}`);

/** Files that the tests of the core read. Only the unminified script and the stand-in are built again with a fault. */
const built = ['build/standin', 'build/full', 'build/chunks.json', 'build/minified.json', 'dist'];
const left = ['.git', 'node_modules', 'build', 'dist', 'test-results', 'playwright-report'];
const load = file => import(pathToFileURL(join(tree, file)).href);

function isAlive(pid) {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** Removes the copies of runs that were killed. */
function removeLeft() {
  for (const name of existsSync(folder) ? readdirSync(folder) : [])
    if (name.startsWith('tree-') && !isAlive(Number(name.slice('tree-'.length))))
      rmSync(join(folder, name), {recursive: true, force: true});
}

/** Creates the copy, including the built userscript and stand-in. */
export function copyTree() {
  removeLeft();
  mkdirSync(tree, {recursive: true});
  const names = readdirSync(root).filter(name => !left.includes(name));
  for (const name of [...names, ...built])
    cpSync(join(root, name), join(tree, name), {recursive: true, preserveTimestamps: true});
  symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'), 'junction');
}

export const removeTree = () => rmSync(tree, {recursive: true, force: true, maxRetries: 10});

const scripts = join(tree, 'build/full');
const script = join(scripts, 'automail.user.js');
const standInScript = join(tree, 'build/standin/automail.user.js');
/** Rollup's cache from the last build. */
let cache;

/** Compiles TypeScript without checking types: a fault that types would reveal must still be noticed by a test. */
async function transpiled() {
  const {default: ts} = await import('typescript');
  const {config} = ts.readConfigFile(join(tree, 'tsconfig.json'), ts.sys.readFile);
  const {options} = ts.parseJsonConfigFileContent({...config, include: []}, ts.sys, tree);
  return {
    name: 'typescript',
    transform: (code, id) =>
      /\.tsx?$/.test(id)
        ? {code: ts.transpileModule(code, {fileName: id, compilerOptions: options}).outputText, map: null}
        : undefined,
  };
}

/**
 * Builds the copy's readable userscript, and the one for the stand-in, with the project's own rollup configuration.
 * Three things reduce the time from half a minute to about four seconds: unchanged modules come from rollup's cache,
 * types are not checked, and neither the minified script nor source maps are created. Throws if the build fails.
 */
async function buildScript() {
  const {rollup} = await import('rollup');
  const [{generate}, {readableFiles, readableScript}, {standInMark, writtenText}, {default: config}] =
    await Promise.all(
      ['tools/codegen.mjs', 'tools/readable.mjs', 'tools/singleFile.mjs', 'rollup.config.mjs'].map(load),
    );
  await generate();
  const fast = await transpiled();
  const plugins = config.plugins
    .filter(({name}) => name !== 'single-file')
    .map(plugin => (plugin.name === 'typescript' ? fast : plugin));
  const bundle = await rollup({input: join(tree, config.input), plugins, cache, onLog: () => undefined});
  cache = bundle.cache;
  let chunks;
  // The order in which the ordinary build joins them: the output of `generate` is sorted.
  const ordered = {name: 'ordered', generateBundle: (_, files) => void (chunks = Object.values(files))};
  await bundle.generate({...config.output, sourcemap: false, plugins: [ordered]});
  const {files} = await readableFiles(chunks);
  for (const {name, code} of files) writeFileSync(join(scripts, name), writtenText(name, code));
  const {code} = await readableScript(chunks, standInMark);
  writeFileSync(standInScript, writtenText('automail.user.js', code));
  await bundle.close();
}

/** A script without indentation and references to source maps. */
const bare = text => text.replace(/^[ \t]+|^\/\/# sourceMappingURL=.*\n/gm, '');

/**
 * Runs before the first mutant that needs a build. The script names the hashes of the files that it requires. @throws if this build, without a fault, differs from the ordinary
 * one
 */
async function firstBuild() {
  const ordinary = readFileSync(script, 'utf8');
  await buildScript();
  if (bare(readFileSync(script, 'utf8')) === bare(ordinary)) return;
  writeFileSync(script, ordinary);
  cache = undefined;
  throw new Error('the fast build makes another script than `npm run build`');
}

const isOf =
  (...folders) =>
  file =>
    folders.some(folder => file.startsWith(folder));

/** The builds and their sources; tests and their support code need none. */
const builds = [
  [isOf('src/', 'elements/', 'styles/'), buildScript],
  [isOf('e2e/standin/site/'), () => runBuild('e2e/standin/site/build.mjs')],
  [isOf('e2e/standin/api/', 'e2e/standin/server/'), () => runBuild('e2e/standin/server/build.mjs')],
];

function runBuild(file) {
  const {status, stderr} = spawnSync(process.execPath, [join(tree, file)], {cwd: tree, encoding: 'utf8'});
  if (status !== 0) throw new Error(`${file} failed: ${stderr.slice(0, 500)}`);
}

const buildsOf = (file, tests) =>
  tests.some(({run}) => run === 'e2e') ? builds.filter(([holds]) => holds(file)).map(([, build]) => build) : [];

/** Replaces a style sheet, which is one string in the script, without a build; returns whether that was possible. */
function replaceSheet(file, sheet, other) {
  const parts = readFileSync(script, 'utf8').split(JSON.stringify(sheet));
  if (!file.endsWith('.css') || parts.length !== 2) return false;
  writeFileSync(script, parts.join(JSON.stringify(other)));
  return true;
}

/** Plants a mutant, at `at` if its text occurs more than once, calls `run`, and restores the tree. */
export async function withMutant({file, from, to, at, tests}, run) {
  const source = readFileSync(join(tree, file), 'utf8');
  const start = at ?? source.indexOf(from);
  const faulty = source.slice(0, start) + to + source.slice(start + from.length);
  const isSheet = replaceSheet(file, source, source);
  const built = isSheet ? [] : buildsOf(file, tests);
  if (built.includes(buildScript) && !cache) await firstBuild();
  const clean = readdirSync(scripts).map(name => [join(scripts, name), readFileSync(join(scripts, name))]);
  writeFileSync(join(tree, file), faulty);
  try {
    replaceSheet(file, source, faulty);
    for (const build of built) await build();
    return await run();
  } finally {
    writeFileSync(join(tree, file), source);
    for (const [name, text] of clean) writeFileSync(name, text);
    for (const build of built) if (build !== buildScript) await build();
  }
}
