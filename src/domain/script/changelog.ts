/** The changelog section of one version. */
export interface VersionNews {
  readonly version: string;
  /** Markdown. */
  readonly text: string;
}

/** Joins continuation lines to the line before: the site's flavour of markdown would show each as a separate line. */
const joined = (text: string) => text.replace(/(?<=\S)\n {2,}(?=\S)/g, ' ');

/** The versions in a changelog, in file order (`## version` headings, newest first). */
export const versionsOf = (changelog: string): readonly VersionNews[] =>
  changelog
    .split(/^## /m)
    .slice(1)
    .map(section => {
      const [heading = '', ...lines] = section.split('\n');
      return {version: heading.split(' ')[0] ?? '', text: joined(lines.join('\n').trim())};
    });

const numbers = (version: string) => version.split('.').map(Number);

/** Whether `version` is newer than `than`; text that is not a version number counts as older than any version. */
export function isNewer(version: string, than: string): boolean {
  const [a, b] = [numbers(version), numbers(than)];
  for (let index = 0; index < 3; index += 1) {
    const difference = (a[index] || 0) - (b[index] || 0);
    if (difference) return difference > 0;
  }
  return false;
}

/** The versions released since the one the user saw last; only the newest if that is unknown. */
export const newsSince = (changelog: string, seen: string): readonly VersionNews[] => {
  const versions = versionsOf(changelog);
  return seen ? versions.filter(({version}) => isNewer(version, seen)) : versions.slice(0, 1);
};
