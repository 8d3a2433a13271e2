/** A piece of the changelog of a version. */
export interface ChangelogBlock {
  readonly kind: 'heading' | 'paragraph' | 'item';
  /** Plain text, with words in `**` and in backticks. */
  readonly text: string;
}

/** The changelog section of one version. */
export interface VersionChanges {
  readonly version: string;
  readonly blocks: readonly ChangelogBlock[];
}

function parseBlock(text: string): ChangelogBlock {
  const [, mark = '', rest = ''] = /^(#+ |- |)([^]*)$/.exec(text.replace(/\s*\n\s*/g, ' ').trim()) ?? [];
  return {kind: mark === '' ? 'paragraph' : mark === '- ' ? 'item' : 'heading', text: rest};
}

/** The versions in a changelog, in file order (`## version` headings, newest first). */
export const parseChangelog = (changelog: string): readonly VersionChanges[] =>
  changelog
    .split(/^## /m)
    .slice(1)
    .map(section => {
      const [heading = '', ...lines] = section.split('\n');
      const blocks = lines.join('\n').split(/\n\s*\n|\n(?=- |#)/);
      return {
        version: heading.split(' ')[0] ?? '',
        blocks: blocks.map(parseBlock).filter(({text}) => text !== ''),
      };
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
