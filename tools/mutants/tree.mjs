// A copy of the tree in which faults are planted, so that the tree itself never has one, whatever happens. What is built is built there.
import {spawnSync} from 'node:child_process';
import {cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {pathToFileURL} from 'node:url';

import {root} from '../bootstrap.mjs';

const folder = join(root, 'build/mutants');
/** Two runs do not meet. */
export const tree = join(folder, `tree-${process.pid}`);

const left = ['.git', 'node_modules', 'build', 'dist', 'test-results', 'playwright-report'];
const load = file => import(pathToFileURL(join(tree, file)).href);

function isAlive(pid) {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** Removes what runs that were killed have left. */
function removeLeft() {
  for (const name of existsSync(folder) ? readdirSync(folder) : [])
    if (name.startsWith('tree-') && !isAlive(Number(name.slice('tree-'.length))))
      rmSync(join(folder, name), {recursive: true, force: true});
}

/** Makes the copy, with the userscript and the stand-in that are built already. */
export function copyTree() {
  removeLeft();
  mkdirSync(tree, {recursive: true});
  const names = readdirSync(root).filter(name => !left.includes(name));
  for (const name of [...names, 'build/standin', 'dist/automail.user.js'])
    cpSync(join(root, name), join(tree, name), {recursive: true, preserveTimestamps: true});
  symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'), 'junction');
}

export const removeTree = () => rmSync(tree, {recursive: true, force: true, maxRetries: 10});

const script = join(tree, 'dist/automail.user.js');
/** What rollup knows from the last build. */
let cache;

/**
 * Builds the readable userscript of the copy by the project's own rollup configuration. It takes some four seconds: what is unchanged
 * since the last one comes from rollup's cache, and neither the minified script nor source maps are made. Throws where it cannot be built.
 */
async function buildScript() {
  const {rollup} = await import('rollup');
  const [{generate}, {readableScript}, {default: config}] = await Promise.all(
    ['tools/codegen.mjs', 'tools/singleFile.mjs', 'rollup.config.mjs'].map(load),
  );
  await generate();
  const plugins = config.plugins.filter(({name}) => name !== 'single-file');
  const bundle = await rollup({input: join(tree, config.input), plugins, cache, onLog: () => undefined});
  cache = bundle.cache;
  const {output} = await bundle.generate({...config.output, sourcemap: false});
  writeFileSync(script, await readableScript(output));
  await bundle.close();
}

/** A script apart from its indentation and what names its maps. */
const bare = text => text.replace(/^[ \t]+|^\/\/# sourceMappingURL=.*\n/gm, '');

/** Before the first mutant that needs a build: without one, this build must make what the ordinary one made. */
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

/** What is built of which sources; tests and their support are read as they are. */
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

/** A sheet stands in the script as one string: another one can take its place without a build. Tells whether it did. */
function replaceSheet(file, sheet, other) {
  const parts = readFileSync(script, 'utf8').split(JSON.stringify(sheet));
  if (!file.endsWith('.css') || parts.length !== 2) return false;
  writeFileSync(script, parts.join(JSON.stringify(other)));
  return true;
}

/** Plants a mutant, runs what is to be run with it, and takes it away again. */
export async function withMutant({file, from, to, tests}, run) {
  const source = readFileSync(join(tree, file), 'utf8');
  // A function, since `$&` and the like mean something in a text to put in.
  const faulty = source.replace(from, () => to);
  const isSheet = replaceSheet(file, source, source);
  const built = isSheet ? [] : buildsOf(file, tests);
  if (built.includes(buildScript) && !cache) await firstBuild();
  const clean = readFileSync(script);
  writeFileSync(join(tree, file), faulty);
  try {
    replaceSheet(file, source, faulty);
    for (const build of built) await build();
    return await run();
  } finally {
    writeFileSync(join(tree, file), source);
    writeFileSync(script, clean);
    for (const build of built) if (build !== buildScript) await build();
  }
}
