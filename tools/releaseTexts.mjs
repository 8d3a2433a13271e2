// The rules and texts of a release: its facts, and its changes in the files that contain the version. No file is read
// or written here.

const form = /^\d+\.\d+\.\d+$/;
const heading = /^## (\S+) \(([^)]*)\)$/gm;

const isNewer = (version, than) => {
  const [a, b] = [version, than].map(each => each.split('.').map(Number));
  const index = a.findIndex((number, place) => number !== b[place]);
  return index >= 0 && a[index] > b[index];
};

/** Replaces a text that occurs once. @throws if it does not */
function replaceOnce(text, from, to, file) {
  if (text.split(from).length !== 2) throw new Error(`${file} has not exactly one place for the version: ${from}`);
  return text.replace(from, () => to);
}

/**
 * The changelog with the date of the release at its newest section, which must be unreleased and have an entry. @throws
 * if it isn't ready
 */
export function datedChangelog(changelog, version, date) {
  const [first, ...rest] = [...changelog.matchAll(heading)];
  if (first?.[2] !== 'unreleased')
    throw new Error('CHANGELOG.md must begin with a section "## VERSION (unreleased)" that says what is new.');
  const entries = changelog.slice(first.index + first[0].length, rest[0]?.index);
  if (!/^- /m.test(entries)) throw new Error('The unreleased section of CHANGELOG.md has no entry.');
  const last = rest[0]?.[1];
  if (last && !isNewer(version, last)) throw new Error(`${version} is not newer than ${last}, the last release.`);
  return changelog.replace(first[0], () => `## ${version} (${date})`);
}

/**
 * The notes of a release: its section of the changelog. @throws if it has none, or one without a date
 * @param rehearsal says in the notes that the files must not be published
 */
export function releaseNotes(changelog, version, {rehearsal = false} = {}) {
  const sections = [...changelog.matchAll(heading)];
  const index = sections.findIndex(([, each]) => each === version);
  if (index < 0 || !/^\d{4}-\d\d-\d\d$/.test(sections[index][2]))
    throw new Error(`CHANGELOG.md has no section "## ${version} (YYYY-MM-DD)".`);
  const start = sections[index].index + sections[index][0].length;
  const notes = changelog.slice(start, sections[index + 1]?.index).trim();
  return `${rehearsal ? '**A rehearsal: not for publishing.**\n\n' : ''}${notes}\n`;
}

/** The facts of a release that nobody can use yet, each with the reason. */
export function placeholders(facts) {
  const found = Object.entries(facts).flatMap(([name, value]) =>
    [value].flat().flatMap(each => {
      if (each === '') return [`${name} is empty`];
      return String(each).includes('.example') ? [`${name} is a placeholder: ${each}`] : [];
    }),
  );
  const {siteFixes, crossOrigin} = facts;
  if (!siteFixes || crossOrigin.includes(new URL(siteFixes).hostname)) return found;
  return [...found, `siteFixes is on ${new URL(siteFixes).hostname}, which crossOrigin does not list`];
}

/**
 * The built-in tables, by their texts, that were last reviewed more than a year before a date (YYYY-MM-DD).
 */
export const oldTables = (texts, date) =>
  Object.entries(texts)
    .filter(([, text]) => {
      const [, year, month] = /export const dated = '(\d{4})-(\d\d)'/.exec(text) ?? [];
      return year !== undefined && `${Number(year) + 1}-${month}` < date.slice(0, 7);
    })
    .map(([path]) => path);

/** The installation page with the address of the downloads. @throws if it has no link to them */
export function publishedInstallPage(html, {downloads}) {
  const published = html.replaceAll('href="releases/', () => `href="${downloads}/`);
  if (published === html) throw new Error('docs/install.html has no link to "releases/".');
  return published;
}

/**
 * The texts of the files that contain the version, as they are after the release.
 * @param files the texts by path: CHANGELOG.md, package.json, package-lock.json and src/platform/release.ts
 * @param date YYYY-MM-DD
 * @throws if a file isn't ready; the message says which and why
 */
export function releaseTexts(files, version, date) {
  if (!form.test(version)) throw new Error(`"${version}" is no version: three numbers with points, such as 10.1.0.`);
  const {version: now} = JSON.parse(files['package.json']);
  const lock = JSON.parse(files['package-lock.json']);
  lock.version = version;
  lock.packages[''].version = version;
  return {
    'CHANGELOG.md': datedChangelog(files['CHANGELOG.md'], version, date),
    'package.json': replaceOnce(
      files['package.json'],
      `"version": "${now}"`,
      `"version": "${version}"`,
      'package.json',
    ),
    'package-lock.json': `${JSON.stringify(lock, null, 2)}\n`,
    'src/platform/release.ts': replaceOnce(
      files['src/platform/release.ts'],
      `version: '${now}'`,
      `version: '${version}'`,
      'src/platform/release.ts',
    ),
  };
}
