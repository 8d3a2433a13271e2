// The rules for features, checked over all definitions: each message says what to change. Runs in `npm run lint`;
// `node tools/lint/features.mjs` runs it alone.
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {pathToFileURL} from 'node:url';

import {root} from '../root.mjs';

const read = file => readFileSync(join(root, file), 'utf8');

/** Values that occur again after their first place. */
const repeated = values => [...new Set(values.filter((value, index) => values.indexOf(value) !== index))];

/** The folders of elements. */
const areas = [
  ...['browse', 'feeds', 'forum', 'lists', 'media', 'navigation', 'notifications', 'profiles', 'script'],
  'statistics',
];

const folders = () =>
  readdirSync(join(root, 'elements'))
    .flatMap(area =>
      readdirSync(join(root, 'elements', area)).map(name => ({name, folder: `elements/${area}/${name}`})),
    )
    .filter(({folder}) => readdirSync(join(root, folder)).some(file => !file.includes('.generated.')));

/** Folders of an unknown area, without a definition, or with one of another id. */
function folderProblems(found) {
  return found.flatMap(({name, folder}) => {
    const [, area] = folder.split('/');
    if (!areas.includes(area))
      return [
        `${folder}: "${area}" isn't an area. Move the feature to ${areas.join(', ')}, or add the area to tools/lint/features.mjs and its faults to test/elements/${area}/faults.test.ts`,
      ];
    const file = `${folder}/feature.ts`;
    if (!existsSync(join(root, file))) return [`${folder}: give it a feature.ts with the id "${name}"`];
    const stated = /^ {2}id: '([^']+)',$/m.exec(read(file))?.[1];
    return stated === name ? [] : [`${file}: the id must be the folder's name, "${name}"`];
  });
}

/** Two things that must differ. */
function repetitions(definitions) {
  // Features that share an option list the same one.
  const options = new Map(definitions.flatMap(({settings}) => settings.map(each => [JSON.stringify(each), each.key])));
  const keys = [...definitions.map(({id}) => id), ...options.values()];
  const tags = definitions.flatMap(({parts}) => parts.map(({tag}) => tag));
  return [
    ...repeated(keys).map(key => `two settings are stored under "${key}": rename one`),
    ...repeated(tags).map(tag => `two parts have the element <${tag}>: give each part of a feature a name of its own`),
    ...repeated(definitions.map(({name}) => name)).map(name => `two features are called "${name}": rename one`),
  ];
}

const textRules = [
  [
    ({name}) => /^[A-Z\d]\S*(?: [a-z\d][^\s.]*){1,3}$/.test(name),
    'the name needs two to four words in sentence case and no full stop',
  ],
  [
    ({summary}) => /^(?=.{20,90}$)[A-Z][a-z]+s (?:(?!\. ).)+\.$/.test(summary),
    'the summary must be one sentence of 20 to 90 characters in the third person ("Shows …") with a full stop',
  ],
  [({details}) => details === null || /^["A-Z].+\.$/.test(details), 'the details must be sentences'],
  [
    ({summary, details}) => !/requests nothing|nothing is requested|Requests /.test(`${summary} ${details}`),
    'state in `requests` what the feature requests, not in its texts',
  ],
  [({categories}) => categories.length > 0, 'it needs a category, or no tab of the settings shows it'],
  [({parts}) => parts.length > 0, 'it has no parts: state what it does with place, restyle or run'],
  [
    ({parts}) => parts.every(({tag}) => /^am-[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(tag)),
    'the names of its parts must give valid element names',
  ],
  [({parts}) => parts.every(({routes}) => routes.length > 0), 'one of its parts has no routes, so it would never run'],
];

/** Signs of a request to AniList: a query, or a hook or service that sends one or a change. */
const asks = /\.graphql$|\b(?:useCachedQuery|useWrite|apiFor|useOwnEntry|useListNotes|useListSite)\b/;
const isOfProduct = file => /\.(?:tsx?|graphql)$/.test(file) && !/\.(?:test|e2e|generated)\.|[sS]cenes\.ts$/.test(file);

/** Files that send requests although the definition says that the feature sends none. */
function requestProblems(definitions, found) {
  const folderOf = id => found.find(({name}) => name === id)?.folder;
  return definitions
    .filter(({id, requests}) => requests === 'none' && folderOf(id))
    .flatMap(({id}) => {
      const folder = folderOf(id);
      return readdirSync(join(root, folder), {recursive: true, encoding: 'utf8'})
        .filter(file => isOfProduct(file) && (asks.test(file) || asks.test(read(`${folder}/${file}`))))
        .map(file => `${folder}/${file}: it sends a request, so \`requests\` in feature.ts can't be 'none'`);
    });
}

/** The problems of definitions as data (`definitions` of tools/catalogue.mjs), and of the folders of elements. */
export function featureProblems(definitions, found = folders()) {
  const ofTexts = definitions.flatMap(feature =>
    textRules.filter(([holds]) => !holds(feature)).map(([, message]) => `"${feature.id}": ${message}`),
  );
  return [...folderProblems(found), ...repetitions(definitions), ...ofTexts, ...requestProblems(definitions, found)];
}

/** Prints what is wrong with the features; resolves to whether there is nothing. */
export async function featuresAreSound() {
  const {definitions} = await import('../catalogue.mjs');
  const problems = featureProblems(await definitions());
  for (const problem of problems) console.log(problem);
  return !problems.length;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  process.exitCode = (await featuresAreSound()) ? 0 : 1;
