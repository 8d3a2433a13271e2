/** The changelog section of one version. */
export interface VersionChanges {
  readonly version: string;
  /** Markdown. */
  readonly text: string;
}

/** Joins continuation lines to the line before: the site's flavour of markdown would show each as a separate line. */
const joinContinuationLines = (text: string) => text.replace(/(?<=\S)\n {2,}(?=\S)/g, ' ');

/** The versions in a changelog, in file order (`## version` headings, newest first). */
export const parseChangelog = (changelog: string): readonly VersionChanges[] =>
  changelog
    .split(/^## /m)
    .slice(1)
    .map(section => {
      const [heading = '', ...lines] = section.split('\n');
      return {version: heading.split(' ')[0] ?? '', text: joinContinuationLines(lines.join('\n').trim())};
    });

const parseVersion = (version: string) => version.split('.').map(Number);

/** Whether `version` is newer than `than`; text that is not a version number counts as older than any version. */
export function isNewer(version: string, than: string): boolean {
  const [a, b] = [parseVersion(version), parseVersion(than)];
  for (let index = 0; index < 3; index += 1) {
    const difference = (a[index] || 0) - (b[index] || 0);
    if (difference) return difference > 0;
  }
  return false;
}

/** The versions released since the one the user saw last; only the newest if that is unknown. */
export const changesSince = (changelog: string, lastSeen: string): readonly VersionChanges[] => {
  const versions = parseChangelog(changelog);
  return lastSeen ? versions.filter(({version}) => isNewer(version, lastSeen)) : versions.slice(0, 1);
};
