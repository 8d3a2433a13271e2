import {chromium} from 'playwright';
import {writeFileSync} from 'node:fs';

import {browserOptions, productPath, startStandIn} from '../support/server';
import type {Ids} from '../support/test';
import type {Bench, Part} from './bench';
import {parts} from './parts';
import {repeat, type Result} from './repeat';
import {dataOf, headOf, isHeld, lineOf, rowsOf} from './report';
import {assertWorks} from './scene';
import {nothing, userscript} from './subjects';
import {readWords} from './words';

const words = readWords(process.argv.slice(2));
const standIn = await startStandIn('--limit', '10000');
const {executablePath, args} = browserOptions(standIn);
/** Only the stand-in can be reached, whatever a peer requests. */
const closed = args.map(word => (word.startsWith('--host-resolver-rules=') ? `${word}, MAP * ~NOTFOUND` : word));
const browser = await chromium.launch({executablePath, args: closed});
const ours = userscript(productPath, 'ours');
const subjects = [ours, ...words.peers, nothing].map(({name}) => name);
const results: Result[] = [];
const notes: string[] = [];
/** Name and version of each peer, by the name of its column. */
const labels = Object.fromEntries(
  words.peers.map(({name, metadata}) => [name, `${metadata?.name ?? name} ${metadata?.version ?? ''}`.trim()]),
);

const bench: Bench = {
  browser,
  standIn,
  ids: await standIn.control<Ids>('ids.json'),
  ours,
  peers: words.peers,
  all: [nothing, ours, ...words.peers],
  async measure({least, most}, round) {
    const limit = words.rounds ?? most;
    const found = await repeat({least: Math.min(least, limit), most: Math.min(most, limit)}, round);
    results.push(...found);
    for (const row of rowsOf(found)) console.log(lineOf(row, subjects));
  },
  note(text) {
    notes.push(text);
    console.log(`    ${text}`);
  },
};

/**
 * A part that fails reports it, and the others are measured anyway. The results so far are saved: a whole run is long.
 */
async function attempt(name: string, measure: Part) {
  await measure(bench).catch((error: unknown) => {
    process.exitCode = 1;
    bench.note(`${name} could not be measured: ${String(error)}`);
  });
  if (words.json)
    writeFileSync(words.json, JSON.stringify({rows: rowsOf(results).map(dataOf), labels, notes}, null, 1));
}

try {
  const unknown = words.only?.filter(name => !(name in parts)) ?? [];
  if (unknown.length)
    throw new Error(`There is no part ${unknown.join(', ')}; there are ${Object.keys(parts).join(', ')}.`);
  for (const peer of words.peers)
    for (const grant of await assertWorks(browser, standIn, peer))
      console.log(`${peer.name} does without ${grant}, which the bench does not offer`);
  console.log(headOf(subjects));
  for (const [name, measure] of Object.entries(parts))
    if (words.only?.includes(name) ?? true) await attempt(name, measure);
  const rows = rowsOf(results);
  const failed = rows.filter(({verdict}) => verdict === 'MISSED' || verdict === 'too noisy');
  console.log(
    `\n${rows.filter(({verdict}) => verdict === 'held').length} bars held, ${failed.length} missed or too noisy`,
  );
  for (const {figure, verdict} of failed) console.log(`  ${verdict}: ${figure.title}`);
  if (!isHeld(rows) && !words.isReport) process.exitCode = 1;
} finally {
  await browser.close();
  standIn.stop();
}
