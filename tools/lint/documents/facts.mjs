// Numbers, versions and lists in documents agree with what they are about.
import {oldestBrowsers} from '../../browsers.mjs';
import {keysOf} from './commands.mjs';

/** All matches of a pattern in the documents, with a problem for each that is not as it must be. */
const each = (documents, pattern, messageFor) =>
  documents.flatMap(({path, text}) =>
    Array.from(text.matchAll(pattern), match => {
      const message = messageFor(match);
      return message && {path, index: match.index, message};
    }).filter(Boolean),
  );

const withoutChangelog = documents => documents.filter(({path}) => path !== 'CHANGELOG.md');

/** "About 140 features" holds for 131 to 149. */
function featureCounts(documents, {files}) {
  const count = files.filter(file => /^elements\/\w+\/\w+\/feature\.ts$/.test(file)).length;
  const rounded = Math.round(count / 10) * 10;
  return each(withoutChangelog(documents), /about (\d+) (?:\w+ )?(?:features|enhancements)/gi, ([, named]) =>
    Math.abs(Number(named) - count) < 10 ? undefined : `There are ${count} features: write "about ${rounded}".`,
  );
}

function queryCounts(documents, {read}) {
  const [, list = ''] =
    /queries: readonly Statistic\[\] = \[([^\]]*)\]/.exec(read('elements/statistics/moreStats/queries/queries.ts')) ??
    [];
  const count = list.split(',').filter(name => name.trim()).length;
  return each(documents, /(more than )?(\d+) queries about a user/g, ([, more, named]) => {
    const holds = more ? Number(named) < count : Number(named) === count;
    return holds ? undefined : `There are ${count} queries about a user. Correct the number.`;
  });
}

/** The oldest browsers are the same everywhere, and users find them where they install. */
function browsers(documents, {read}) {
  const [chromium, firefox, safari] = oldestBrowsers;
  const wanted = `${chromium}, ${firefox} or ${safari}`;
  const page = {path: 'docs/install.html', text: read('docs/install.html')};
  const wrong = each([...documents, page], /Chromium [\d.]+, Firefox [\d.]+ or Safari \d+(?:\.\d+)?/g, ([named]) =>
    named === wanted ? undefined : `The oldest browsers are ${wanted} (package.json). Write that.`,
  );
  const silent = ['README.md', page.path].filter(path => !read(path).includes(wanted));
  return [...wrong, ...silent.map(path => ({path, message: `Write which browsers are needed: ${wanted}.`}))];
}

/** The floors of the extension in the README, and of Node everywhere. */
function versions(documents, {read}) {
  const manifest = read('tools/extension/manifest.mjs');
  const [, chromium] = /minimum_chrome_version: '(\d+)/.exec(manifest) ?? [];
  const [, firefox] = /strict_min_version: '(\d+)/.exec(manifest) ?? [];
  const readme = documents.filter(({path}) => path === 'README.md');
  const floor = (pattern, version, name) =>
    each(readme, pattern, ([, named]) =>
      named === version
        ? undefined
        : `The extension needs ${name} ${version} (tools/extension/manifest.mjs). Write that.`,
    );
  const node = JSON.parse(read('package.json')).engines.node.replace('>=', '');
  return [
    ...floor(/Chromium browsers\*\* \((\d+) or newer\)/g, chromium, 'Chromium'),
    ...floor(/\*\*Firefox\*\* \((\d+) or newer\)/g, firefox, 'Firefox'),
    ...each(documents, /Node(?:\]\([^)]*\))? (\d+\.\d+) or newer/g, ([, named]) =>
      named === node ? undefined : `package.json needs Node ${node}. Write that.`,
    ),
  ];
}

const cellsBelow = (text, heading) => {
  const [, section = ''] = text.split(new RegExp(`^#+ ${heading}$`, 'm'));
  return Array.from((section.split(/^#/m)[0] ?? '').matchAll(/^\| `([^`]+)`/gm), ([, name]) => name);
};

const missing = (path, wanted, listed, what) => [
  ...wanted
    .filter(name => !listed.includes(name))
    .map(name => ({path, message: `The ${what} "${name}" is missing. Add a row.`})),
  ...listed
    .filter(name => !wanted.includes(name))
    .map(name => ({path, message: `There is no ${what} "${name}". Remove its row.`})),
];

/** The tables of docs/testing.md. */
function testing(_, {files, read}) {
  const path = 'docs/testing.md';
  const parts = keysOf(read('tools/nightly.mjs'), 'const parts = {');
  const tests = files
    .filter(file => /\.(?:e2e|spec)\.ts$/.test(file))
    .map(read)
    .join('\n');
  const tags = new Set(tests.match(/(?<=')@[a-z]+(?=')/g));
  return [
    ...missing(path, parts, cellsBelow(read(path), 'Nightly parts'), 'nightly part'),
    ...missing(path, [...tags], cellsBelow(read(path), 'Tags'), 'tag'),
  ];
}

/** The links of the API client in docs/services.md, in their order. */
function clientLinks(_, {read}) {
  const path = 'docs/services.md';
  const api = read('src/services/api/api.ts');
  const listIn = (source, pattern) =>
    (pattern.exec(source)?.[1] ?? '')
      .replace(/\bnew |\([^)]*\)|\s/g, '')
      .split(',')
      .filter(Boolean);
  const ofCache = listIn(read('src/services/api/cache/apiCache.ts'), /connect\(\w+, \[([^\]]*)\]/);
  const ofNetwork = listIn(api, /networkLink = ApolloLink\.from\(\[([^\]]*)\]/);
  const all = listIn(api, /link: ApolloLink\.from\(\[([^\]]*)\]/)
    .flatMap(link => (link === '...cacheLinks' ? ofCache : link === 'errors' ? 'ErrorLink' : link))
    .concat(ofNetwork);
  const chain = all.join(' → ');
  return read(path).replace(/\s+/g, ' ').includes(`\`${chain}\``)
    ? []
    : [{path, message: `The links of the API client are \`${chain}\`. Write them in this order.`}];
}

/** Each library is explained, and a version that is named is the installed one. */
function libraries(_, {read}) {
  const path = 'docs/libraries.md';
  const text = read(path);
  const {dependencies, devDependencies} = JSON.parse(read('package.json'));
  const cells = Array.from(text.matchAll(/^\| ([^|]+)\|/gm), ([, cell]) => cell.split(','))
    .flat()
    .map(cell => cell.trim());
  const names = cells.map(cell => cell.split(' ')[0]);
  const unexplained = Object.keys(dependencies)
    .filter(name => !names.includes(name))
    .map(name => ({path, message: `${name} of package.json is missing. Add what it is for.`}));
  const outdated = cells.flatMap(cell => {
    const [name, version] = cell.split(' ');
    const installed = {...dependencies, ...devDependencies}[name];
    return installed && /^\d/.test(version ?? '') && !`${installed}.`.startsWith(`${version}.`)
      ? [{path, message: `${name} is ${installed} in package.json, not ${version}. Correct the version.`}]
      : [];
  });
  return [...unexplained, ...outdated];
}

/** Documents that are read whole stay short. */
function sizes(_, {read}) {
  const guide = 'CONTRIBUTING.md';
  const bytes = Buffer.byteLength(read(guide));
  const news = 'CHANGELOG.md';
  const [, newest = ''] = read(news).split(/^## /m);
  const lines = newest.trimEnd().split('\n').length;
  return [
    ...(bytes > 12_000
      ? [{path: guide, message: `${bytes} bytes; 12,000 is the limit. Move details to a document in docs/.`}]
      : []),
    ...(lines > 60
      ? [
          {
            path: news,
            message: `The newest section has ${lines} lines; 60 is the limit. The settings show it to users: name what they get.`,
          },
        ]
      : []),
  ];
}

const checks = [featureCounts, queryCounts, browsers, versions, testing, clientLinks, libraries, sizes];

export const factProblems = (documents, repository) => checks.flatMap(check => check(documents, repository));
