import {build} from '#platform/platform';
import type {CheckState, Finding} from './siteCheck';
import type {Timing} from './stopwatch';
import {checkText as text} from './checkMessages';

type Over = Extract<CheckState, {is: 'over'}>;

/** A finding in one line. */
export const lineOf = ({page, subject, detail}: Finding) => `${page}: ${subject}: ${detail}`;

/** The time that a feature took, in one line. */
export const lineOfTiming = ({page, subject, milliseconds}: Timing) =>
  `${page}: ${subject}: ${text.took(milliseconds)}`;

/** The findings and times for a maintainer. They name routes, features and queries, and no users. */
export const checkReport = ({pages, total, findings, timings}: Over, browser: string): string =>
  [
    `${build.name} ${build.version}`,
    text.summary(pages, total, findings.length),
    ...findings.map(lineOf),
    text.times,
    ...timings.map(lineOfTiming),
    `Browser: ${browser}`,
  ].join('\n');

/** The address of the issue form with the findings in its field for reports (.github/ISSUE_TEMPLATE/bug.yml). */
export function issueAddress(report: string): string {
  const address = new URL(`${build.repository}/issues/new`);
  address.search = String(new URLSearchParams({template: 'bug.yml', title: text.issueTitle, report}));
  return address.href;
}
