// Writes docs/list-queries.md, the page for users about queries over lists, from the table of fields.
// `npm run fix` writes it, and `npm run lint` checks that it is up to date; `node tools/listQueries.mjs` writes it alone.
import {root} from './bootstrap.mjs';
import {build} from 'esbuild';
import {readFileSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath, pathToFileURL} from 'node:url';

const contents = `
export {choiceName, choiceWord} from './src/domain/list/query/choices';
export {englishWords, fieldKeys, fields, keywordOf, orderKey} from './src/domain/list/query/fields';
export {fieldNames, fieldNotes} from './src/domain/list/query/messages';
export {fieldWords as germanWords, orderWords as germanOrder} from './src/domain/list/query/messages.de';
`;

/** The modules of the query language, evaluated. */
async function loadLanguage() {
  const outfile = join(root, `build/list-queries-${process.pid}.mjs`);
  await build({
    stdin: {contents, resolveDir: root, sourcefile: 'list-queries-entry.ts', loader: 'ts'},
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    logLevel: 'error',
    absWorkingDir: root,
    tsconfig: 'tsconfig.json',
  });
  try {
    return await import(`${pathToFileURL(outfile).href}?${Date.now()}`);
  } finally {
    rmSync(outfile, {force: true});
  }
}

const code = text => `\`${text}\``;
const escaped = text => text.replaceAll('|', '\\|');
const row = cells => `| ${cells.map(escaped).join(' | ')} |`;
const tableOf = (heads, rows) => [row(heads), row(heads.map(() => '---')), ...rows.map(row), ''];

const kinds = {
  text: 'words',
  names: 'names',
  rated: 'names with a number',
  number: 'numbers',
  date: 'dates',
  choice: 'values below',
  yesNo: '`yes` or `no`',
};

const rules = [
  ['`naruto ninja`', 'Both words, in any of the titles, your own titles and aliases. Case and accents are ignored.'],
  ['`"no kimi"`', 'The words in this order.'],
  ['`-isekai`, `-tag:isekai`', 'Leaves out what the rest would find. Entries without a value stay.'],
  ['`status:completed`', 'A field and its value, without a space.'],
  ['`genre:comedy,romance`', 'One of the values. Terms with a space between them must all match.'],
  ['`score>=8`, also `>`, `<`, `<=`, `=`', 'Compares numbers and dates.'],
  ['`year:2015..2020`, `score:8..`, `year:..1999`', 'A range, including both ends.'],
  [
    '`score:none`, `-score:none`',
    'Entries without a value, and those with one. A missing value matches no comparison.',
  ],
  [
    '`list:"To buy"`',
    'Values with spaces, commas or other signs need quotation marks. Within them, write `\\"` for a quotation mark and `\\\\` for a backslash.',
  ],
  ['`list:"none"`', 'In quotation marks, `none` and `..` are ordinary words.'],
  [
    '`score:7.5`, `score:"7,5"`, `score>7,5`',
    'A decimal comma needs quotation marks where a comma could mean "or". Three digits after a comma or a point are thousands: `popularity>10,000`.',
  ],
  [
    '`added:2024`, `added>2024-05`, `started:17.05.2024`',
    'A year or month stands for all its days. If one of your dates has no day or month, every day that it could be must match.',
  ],
  [
    '`updated>30d`, `added<1y`, `airing:today`',
    'Days (`d`), weeks (`w`), months (`m`) or years (`y`) before today, or after today for what is to come. `updated>30d` is later than the day 30 days ago. `today`, `yesterday` and `tomorrow` work too.',
  ],
  ['`tag:isekai>60`, `advanced:story>=8`', 'A tag with its rank in percent, or a category with its score.'],
  ['`order:score,-year`', 'Sorts by score, then from late to early years. Missing values come last.'],
  ['`"Re:Zero"`', 'Words with a colon between them need quotation marks.'],
];

const fieldRow = ({englishWords, fieldNames, fieldNotes, fields, germanWords}, key) => {
  const [keyword, ...others] = englishWords(key);
  const {kind, example} = fields[key];
  return [
    code(keyword),
    others.map(code).join(', '),
    germanWords[key].split(', ').map(code).join(', '),
    fieldNotes[key] ?? fieldNames[key].replace(/^./, letter => letter.toUpperCase()),
    kinds[kind],
    code(`${keyword}:${example}`),
  ];
};

const choiceRows = ({choiceWord, fieldKeys, fields, keywordOf}) =>
  fieldKeys
    .filter(key => fields[key].kind === 'choice')
    .map(key => [
      code(keywordOf(key)),
      Object.entries(fields[key].choices)
        .map(([value, words]) => [choiceWord(value), ...words].map(word => word.replaceAll(' ', '-')).join(' or '))
        .join(', '),
    ]);

/** The page, as it must be on the disk. */
async function listQueriesPage() {
  const language = await loadLanguage();
  const {englishWords, fieldKeys, germanOrder, orderKey} = language;
  const orders = [...englishWords(orderKey), ...germanOrder.order.split(', ')].map(code).join(', ');
  return [
    '# List queries',
    '',
    'Written by `npm run fix` from the table of fields. A query says which entries of a list you want to see, like a search on GitHub or in Gmail:',
    '',
    '```',
    'status:completed score>=8 genre:comedy,romance -tag:isekai year:2015..2020 order:score,-year',
    '```',
    '',
    'Below the query, its meaning is written in words. A part that cannot be read is marked, with what would fit; until then, the query finds nothing.',
    '',
    '## Rules',
    '',
    ...tableOf(['You write', 'It finds'], rules),
    '## Fields',
    '',
    'The English keywords work in every language, the German ones in German. Dashes, underscores, accents and case are ignored.',
    '',
    ...tableOf(
      ['Keyword', 'Also', 'In German', 'Meaning', 'Takes', 'Example'],
      fieldKeys.map(key => fieldRow(language, key)),
    ),
    `The order is ${orders}. You can sort by any field, except the notes and those that take names.`,
    '',
    '## Values',
    '',
    ...tableOf(['Keyword', 'Values'], choiceRows(language)),
  ]
    .join('\n')
    .trimEnd()
    .concat('\n');
}

const file = join(root, 'docs/list-queries.md');

/** Writes docs/list-queries.md. */
export async function writeListQueries() {
  writeFileSync(file, await listQueriesPage());
}

/** Prints a message if docs/list-queries.md isn't up to date; resolves to whether it is. */
export async function listQueriesAreWritten() {
  const isWritten = readFileSync(file, 'utf8') === (await listQueriesPage());
  if (!isWritten) console.log('docs/list-queries.md differs from the table of fields: run `npm run fix`.');
  return isWritten;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await writeListQueries();
