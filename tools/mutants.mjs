// npm run mutants [-- NAME] [--list] [--check] [--draw N --seed S] [--generate N --seed S] [--planted FILE] [--results FILE] [--shard K/N]: plants each fault of e2e/mutants, runs its tests,
// and reports which of them do not notice it, and how many `npm test` notices. NAME is a part of the faults' names. All
// of this happens in a copy of the tree (build/mutants). The tests must first pass without a fault; then each fault is
// tried on its own, so that it is the cause of a failure. `--check` only checks the lists and runs nothing. `--draw`
// chooses N faults by a seed and runs all tests of `npm test` with each. `--generate` plants N generated faults
// (tools/mutants/generate.mjs) instead, and runs types and linters first, then the unit tests beside the file, the nearest that
// import it, and the end-to-end tests of its features or, if many features use it, the core. `--planted` does the same, alone or in addition,
// with faults written by hand: the module FILE has a default export like those of e2e/mutants, without tests. `--results` adds a line for each verdict to a
// file, and a run that finds verdicts there continues with the others, since 300 take hours. `--shard 1/2` leaves every
// second mutant to another run.
import {appendFileSync, existsSync, readFileSync} from 'node:fs';
import {resolve} from 'node:path';
import {pathToFileURL} from 'node:url';

import './bootstrap.mjs';
import {allMutants, draw, faultsOf, missingTests} from './mutants/list.mjs';

const {drawEvenly, featureOf, generated, written} = await import('./mutants/generate.mjs');

const words = process.argv.slice(2);
const valueOf = name => (words.includes(name) ? words[words.indexOf(name) + 1] : undefined);
const drawn = Number(valueOf('--draw') ?? 0);
const count = Number(valueOf('--generate') ?? 0);
const planted = valueOf('--planted');
/** Whether the mutants name no tests. */
const made = count > 0 || planted !== undefined;
const byHand = planted ? written((await import(pathToFileURL(resolve(planted)).href)).default) : [];
const all = made ? generated() : await allMutants();
const faults = made ? [] : faultsOf(all);
if (faults.length) console.log(faults.join('\n'));
if (words.includes('--check')) {
  const missing = missingTests(all);
  if (missing.length) console.log(missing.join('\n'));
  console.log(`${all.length} mutants`);
  process.exit(faults.length + missing.length ? 1 : 0);
}
const part =
  words.find(
    (word, index) =>
      !word.startsWith('--') && !/^--(?:draw|seed|generate|planted|results|shard)$/.test(words[index - 1] ?? ''),
  ) ?? '';
const named = all.filter(({name}) => name.includes(part));
const seed = valueOf('--seed') ?? '';
const [shard, shards] = (valueOf('--shard') ?? '1/1').split('/').map(Number);
const whole = made ? [...byHand, ...drawEvenly(named, count, seed)] : drawn ? draw(named, drawn, seed) : named;
const chosen = whole.filter((_, index) => index % shards === shard - 1);
if (words.includes('--list')) {
  for (const {name, to, tests} of chosen)
    console.log(`${name}\n    ${tests ? tests.map(({title}) => title).join(', ') : to}`);
  process.exit(0);
}
// One that cannot be planted is an error; the others are tried anyway.
const mutants = made ? chosen : chosen.filter(mutant => !faultsOf([mutant]).length);

const {give} = await import('./bootstrap.mjs');
const {buildProduct, buildStandIn} = await import('./build.mjs');
const {unitFiles} = await import('./choose.mjs');
const {importersIn} = await import('./unitPages.mjs');
const {copyTree, removeTree, withMutant} = await import('./mutants/tree.mjs');
const {baseline, checkFile, endToEndGate, endToEndOf, runGate, runOne, stop, unitGate} =
  await import('./mutants/tests.mjs');

if (!mutants.length) give(`No mutant has "${part}" in its name; \`npm run mutants -- --list\` names them all.`);
for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => {
    stop();
    removeTree();
    process.exit(130);
  });

if (!(await buildProduct())) give('The userscript could not be built; the messages above say why.');
await buildStandIn();
copyTree();
const results = valueOf('--results');
const lines = results && existsSync(results) ? readFileSync(results, 'utf8').split('\n').filter(Boolean) : [];
const judged = new Map(lines.map(line => JSON.parse(line)).map(each => [each.name, each]));
const isGate = drawn > 0 || made;
if (!judged.size) console.log(`· running the ${isGate ? 'whole gate' : 'named tests'} without a mutant`);
const failedBefore = isGate && !judged.size ? await runGate({tests: [], ...mutants[0]}) : undefined;
if (failedBefore) give(`The gate fails without a mutant: ${failedBefore}`);
for (const ending of made ? ['.ts', '.css'] : []) {
  const complaint = await checkFile(all.find(({file}) => file.endsWith(ending)).file);
  if (complaint) give(`The checks fail without a mutant: ${complaint}`);
}
const before = isGate ? undefined : await baseline(mutants.flatMap(({tests}) => tests));

const noticed = (why, isInCore = true) => ({verdict: 'noticed', why, isInCore});
const unnoticed = why => ({verdict: 'NOT NOTICED', why});

/** More features than this that use a file are tested by the core alone. */
const maxFeatures = 5;
const allUnits = made ? unitFiles() : [];
const importersOf = made ? await importersIn(allUnits) : undefined;

/** Of the files of unit tests that import a mutant without being beside it, the nearest are run. */
const maxOthers = 30;

/** The verdict of the unit tests on a generated mutant: those beside it run first, then others that import it. */
async function judgeByUnits({units, ...mutant}) {
  const planted = files => files.length && withMutant({...mutant, tests: []}, () => unitGate(files));
  const others = importersOf(mutant.file).filter(file => allUnits.includes(file) && !units.includes(file));
  const nearest = others.slice(0, maxOthers);
  const why = (await planted(units)) || (await planted(nearest));
  return why ? noticed(why) : undefined;
}

/** The verdict of the checks without a browser, which `npm test` runs as well. */
async function judgeByChecks(mutant) {
  const why = await withMutant({...mutant, tests: []}, () => checkFile(mutant.file));
  return why ? noticed(`check: ${why}`) : undefined;
}

/** The verdict of the end-to-end tests on a generated mutant that nothing else notices. */
function judgeEndToEnd(mutant) {
  const features = [...new Set(importersOf(mutant.file).map(featureOf).filter(Boolean))];
  const isShared = !features.length || features.length > maxFeatures;
  return withMutant({...mutant, tests: [{run: 'e2e'}]}, async () => {
    if (!isShared) {
      const e2e = await endToEndOf(features);
      return e2e && noticed(e2e.why, e2e.core);
    }
    const core = await endToEndGate();
    return core && noticed(core);
  });
}

/** The verdict of the whole gate on a mutant. */
const judgeByGate = mutant =>
  withMutant(mutant, async () => {
    const why = await runGate(mutant);
    return why ? noticed(why) : unnoticed('by `npm test`');
  });

/** The verdict on a mutant, the reason, and whether a test of the gate notices it. Every one of its tests must. */
async function judge(mutant) {
  const unfit = mutant.tests.find(test => !before(test).passed);
  if (unfit) {
    const {failed, error} = before(unfit);
    return {verdict: 'error', why: `${unfit.title}: ${error ?? `fails without the mutant: ${failed}`}`};
  }
  return withMutant(mutant, async () => {
    let why = '';
    let isInCore = false;
    for (const test of mutant.tests) {
      const {passed, failed, error, core} = await runOne(test);
      if (error) return {verdict: 'error', why: `${test.title}: ${error}`};
      if (passed) return unnoticed(`by ${test.title}`);
      why ||= failed;
      isInCore ||= core;
    }
    return noticed(why, isInCore);
  });
}

const verdicts = [];
const record = line => results && appendFileSync(results, `${JSON.stringify(line)}\n`);
/** Judges mutants by one step and prints the verdicts; returns those without one, for the next step. */
async function judgeAll(step, chosenOnes, judgeOne) {
  const left = [];
  for (const [index, mutant] of chosenOnes.entries()) {
    const {name} = mutant;
    const error = cause => ({verdict: 'error', why: String(cause.message ?? cause)});
    const known = judged.get(name);
    const isPassed = known?.passed?.includes(step);
    const found = known?.verdict ? known : isPassed ? undefined : await judgeOne(mutant).catch(error);
    if (!found) {
      left.push(mutant);
      if (isPassed) continue;
      judged.set(name, {name, passed: [...(known?.passed ?? []), step]});
      record(judged.get(name));
      continue;
    }
    const {verdict, why, isInCore = false} = found;
    verdicts.push({name, verdict, why, isInCore});
    if (!known?.verdict) record(verdicts.at(-1));
    const place = `${String(index + 1).padStart(3)}/${chosenOnes.length}`;
    console.log(`${place} ${verdict.padEnd(11)} ${isInCore ? 'core' : '    '} ${name}\n      ${why}`);
  }
  return left;
}

if (made) {
  // The quickest come first, and a page comes last.
  const unseen = await judgeAll('checks', mutants, judgeByChecks);
  const left = await judgeAll('units', unseen, judgeByUnits);
  await judgeAll('pages', left, async mutant => (await judgeEndToEnd(mutant)) ?? unnoticed('by any of these tests'));
} else await judgeAll('tests', mutants, drawn ? judgeByGate : judge);
removeTree();

console.log('');
for (const {name, verdict} of verdicts) console.log(`${verdict.padEnd(11)}  ${name}`);
const countOf = wanted => verdicts.filter(({verdict}) => verdict === wanted).length;
const [found, missed, failed] = ['noticed', 'NOT NOTICED', 'error'].map(countOf);
const errors = failed + chosen.length - mutants.length;
const inCore = verdicts.filter(({isInCore}) => isInCore).length;
console.log(`\n${found} noticed, ${inCore} of them by \`npm test\`; ${missed} not noticed, ${errors} errors`);
// The bundlers keep the process alive, so it is ended here.
process.exit(missed + errors ? 1 : 0);
