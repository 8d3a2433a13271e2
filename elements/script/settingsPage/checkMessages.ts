import {formatNumber} from '#domain/text/format';
import {messages} from '#domain/text/messages';
import {plural} from '#domain/text/plural';

/** Texts of the check of the site. */
export const checkText = messages({
  intro:
    "AniList's pages change now and then. The check visits one page of each kind in this tab, for two minutes or so, and notes which features no longer find their place and which requests AniList refuses. It changes nothing, and nothing is sent to anyone but AniList.",
  start: 'Check the site',
  again: 'Check again',
  stop: 'Stop',
  progress: (page: number, total: number) => `Checking AniList: page ${page} of ${total}`,
  over: 'The check of the site is over.',
  summary: (pages: number, total: number, findings: number) =>
    `${pages} of ${plural(total, {one: '# page', other: '# pages'})} checked, ${plural(findings, {one: '# finding', other: '# findings'})}.`,
  nothing: 'Every feature that is on found its place.',
  anchorMissing: (anchor: string) => `AniList has no “${anchor}” here any more`,
  superseded: 'AniList does this itself now',
  failed: (message: string) => `It failed: ${message}`,
  noLink: 'There was no link to the next page',
  notReached: 'AniList showed another page',
  findings: 'Findings',
  times: 'Time until each feature showed something, at most',
  took: (milliseconds: number) => `${formatNumber(milliseconds)} ms`,
  about: ' of the check',
  issue: 'Open a prefilled issue',
  issueTitle: 'Findings of the site check',
});
