/** What a version brought. */
export interface VersionNews {
  readonly version: string;
  /** Markdown. */
  readonly text: string;
}

/** Lines that only go on with the one before are joined to it: in the site's flavour of markdown each would be a line of its own. */
const joined = (text: string) => text.replace(/(?<=\S)\n {2,}(?=\S)/g, ' ');

/** The versions of a change log in its own order (`## version` headings, newest first). */
export const versionsOf = (changelog: string): readonly VersionNews[] =>
  changelog
    .split(/^## /m)
    .slice(1)
    .map(section => {
      const [heading = '', ...lines] = section.split('\n');
      return {version: heading.split(' ')[0] ?? '', text: joined(lines.join('\n').trim())};
    });

const numbers = (version: string) => version.split('.').map(Number);

/** Whether the first version is newer; what is no version number is older than any. */
export function isNewer(version: string, than: string): boolean {
  const [a, b] = [numbers(version), numbers(than)];
  for (let index = 0; index < 3; index += 1) {
    const difference = (a[index] || 0) - (b[index] || 0);
    if (difference) return difference > 0;
  }
  return false;
}

/** What came after the version that a person saw last; everything of a newest version only where none is known. */
export const newsSince = (changelog: string, seen: string): readonly VersionNews[] => {
  const versions = versionsOf(changelog);
  return seen ? versions.filter(({version}) => isNewer(version, seen)) : versions.slice(0, 1);
};
