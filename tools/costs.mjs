// Keeps the figures of `npm run bench` in docs/costs.json, and writes the tables in docs/costs.md and the README from it.
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';

import {root} from './bootstrap.mjs';

const kept = join(root, 'docs/costs.json');
const readKept = () => (existsSync(kept) ? JSON.parse(readFileSync(kept, 'utf8')) : []);

/**
 * Adds the rows of a run to the kept ones: a measured figure replaces that of an earlier run, and a new one follows the
 * figure that was measured before it.
 */
function keep(rows) {
  const date = new Date().toISOString().slice(0, 10);
  const measured = rows.map(({id, title, unit, verdict, bar, texts}) => ({id, title, unit, verdict, bar, texts, date}));
  const all = readKept();
  const placeOf = row => all.findIndex(({id}) => id === row?.id);
  for (const [index, row] of measured.entries()) {
    const place = placeOf(row);
    if (place < 0) all.splice(placeOf(measured[index - 1]) + 1, 0, row);
    else all[place] = row;
  }
  return all;
}

const table = (head, rows) =>
  [head, head.map(() => '---'), ...rows].map(cells => `| ${cells.join(' | ')} |`).join('\n');

const marks = {held: '✓', MISSED: '✗', 'too noisy': '✗ (too noisy)', '': ''};

/** All scripts of any row besides ours and the blank page. */
const peersIn = rows =>
  [...new Set(rows.flatMap(({texts}) => Object.keys(texts)))].filter(name => name !== 'ours' && name !== 'blank');

function costsTable(rows) {
  const peers = peersIn(rows);
  return table(
    ['What', 'Unit', 'Automail', 'Blank page', ...peers, 'Bar', 'Held', 'Measured'],
    rows.map(({title, unit, verdict, bar, texts, date}) => [
      ...[title, unit],
      ...['ours', 'blank', ...peers].map(name => texts[name] ?? ''),
      ...[bar, marks[verdict], date],
    ]),
  );
}

const pages = 20;
const perPage = (text, digits) => (text === undefined ? '' : (Number(text.replace('~', '')) / pages).toFixed(digits));

/** The average cost of a page during the tour. Figures that were not measured are left empty. */
function pageTable(rows) {
  const textOf = (id, name) => rows.find(row => row.id === id)?.texts[name];
  return table(
    ['Script', 'Main-thread time per page', 'Memory after 20 pages', 'Requests per page'],
    ['ours', ...peersIn(rows)]
      .filter(name => textOf('tourTask', name) !== undefined)
      .map(name => [
        name === 'ours' ? 'Automail' : name,
        `${perPage(textOf('tourTask', name), 0)} ms`,
        `${textOf('tourHeap', name)} MB`,
        perPage(textOf('tourCalls', name), 1),
      ]),
  );
}

/** Replaces what is between the markers of a document. */
function replaceTable(name, text) {
  const file = join(root, name);
  const markers = /(<!-- costs -->\n\n)[^]*(\n\n<!-- \/costs -->)/;
  writeFileSync(
    file,
    readFileSync(file, 'utf8').replace(markers, (_, open, close) => open + text + close),
  );
}

/** Keeps the rows of a run, with the peers under their labels, and writes the tables. */
export function writeCosts({rows: measured, labels}) {
  const labelled = texts =>
    Object.fromEntries(Object.entries(texts).map(([name, text]) => [labels[name] ?? name, text]));
  const own = measured.filter(({texts}) => texts.ours !== undefined);
  const rows = keep(own.map(({texts, ...row}) => ({...row, texts: labelled(texts)})));
  writeFileSync(kept, `${JSON.stringify(rows, null, 1)}\n`);
  replaceTable('docs/costs.md', costsTable(rows));
  replaceTable('README.md', pageTable(rows));
}
