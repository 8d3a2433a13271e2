/** The files that name the version. */
export type VersionFile = 'CHANGELOG.md' | 'package.json' | 'package-lock.json' | 'src/platform/release.ts';

/** The facts that the rules of a release look at, among others. */
interface Facts {
  readonly siteFixes: string;
  readonly crossOrigin: readonly string[];
}

export function datedChangelog(changelog: string, version: string, date: string): string;
export function releaseTexts(
  files: Readonly<Record<string, string>>,
  version: string,
  date: string,
): Record<VersionFile, string>;
export function releaseNotes(changelog: string, version: string, options?: {rehearsal?: boolean}): string;
export function placeholders(facts: Facts & Readonly<Record<string, unknown>>): string[];
export function oldTables(texts: Readonly<Record<string, string>>, date: string): string[];
export function publishedInstallPage(html: string, facts: {readonly downloads: string}): string;
