import {formatNumber} from '#domain/text/format';
import {messages} from '#domain/text/messages';
import {plural} from '#domain/text/plural';

/** Texts of the check of the site. */
export const checkText = messages({
  intro:
    "AniList's pages change now and then. The check visits one page of each kind in this tab, which takes about two minutes. It finds features that no longer find their place on the page, and requests that AniList refuses. It changes nothing, and sends data only to AniList. It skips your notifications, because opening them would mark them as read.",
  start: 'Check the site',
  again: 'Check again',
  stop: 'Stop',
  progress: (page: number, total: number) => `Checking AniList: page ${page} of ${total}`,
  over: 'Check finished.',
  summary: (pages: number, total: number, findings: number) =>
    `${formatNumber(pages)} of ${plural(total, {one: '# page', other: '# pages'})} checked, ${plural(findings, {one: '# finding', other: '# findings'})}.`,
  nothing: 'Every feature that is on found its place on the page.',
  anchorMissing: (anchor: string) => `“${anchor}” is no longer on this page`,
  superseded: 'AniList now does this itself',
  failed: (message: string) => `Failed: ${message}`,
  noLink: 'No link to the next page was found',
  notReached: 'AniList showed another page',
  findings: 'Findings',
  times: 'Longest load time per feature',
  took: (milliseconds: number) => `${formatNumber(milliseconds)} ms`,
  about: ' of the check',
  issue: 'Open a prefilled issue',
  issueTitle: 'Site check findings',
});
