/** The files that name the version. */
export type VersionFile = 'CHANGELOG.md' | 'package.json' | 'package-lock.json' | 'src/platform/build.ts';

export function datedChangelog(changelog: string, version: string, date: string): string;
export function releaseTexts(
  files: Readonly<Record<string, string>>,
  version: string,
  date: string,
): Record<VersionFile, string>;
