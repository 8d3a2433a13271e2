// The changes of a release in the files that contain the version. No file is read or written here.

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
 * The texts of the files that contain the version, as they are after the release.
 * @param files the texts by path: CHANGELOG.md, package.json, package-lock.json and src/platform/build.ts
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
    'src/platform/build.ts': replaceOnce(
      files['src/platform/build.ts'],
      `version: '${now}'`,
      `version: '${version}'`,
      'src/platform/build.ts',
    ),
  };
}
