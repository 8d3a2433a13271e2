import * as v from 'valibot';

import {isRecent} from '#domain/date/isRecent';
import {build, fetchOutside} from '#platform/platform';
import type {BaseServices} from './baseServices';
import {parseUntrusted} from './settings/storage';
import {siteFixes, siteFixesWanted, siteFixList} from './settings/siteFixes';

const hour = 3_600_000;
const day = 24 * hour;
/** Longest wait for the list (ms). */
const timeoutMs = 10_000;
/** Largest size of the list (characters). */
const maxLength = 50_000;

/** The format of the list. A list of another version is ignored. */
const published = v.object({version: v.literal(1), ...siteFixList.entries});

/** Parses a list of fixes; `undefined` if it has another format. */
export function readSiteFixes(text: string) {
  const {success, output} = v.safeParse(published, parseUntrusted(text));
  if (!success) return undefined;
  const {features, selectors, jobs} = output;
  return {features, selectors, ...(jobs && {jobs})};
}

/**
 * Fetches the list of fixes, at most once a day for all tabs, or again an hour after a failure (rule script-8). Sends
 * nothing if this build has no address, or the user has turned fixes off. Without an answer the previous list stays.
 */
export async function fetchSiteFixes({
  settings,
  clock,
  signal,
}: Pick<BaseServices, 'settings' | 'clock' | 'signal'>): Promise<void> {
  const now = clock.now();
  const before = settings.get(siteFixes);
  if (!build.siteFixes || !settings.get(siteFixesWanted) || isRecent(before.at, now, day)) return;
  // Stored before the answer, so that no other tab asks as well; without an answer, the next request is in an hour.
  settings.set(siteFixes, {...before, at: now - day + hour});
  try {
    const answer = await fetchOutside({address: build.siteFixes, signal, timeout: timeoutMs, limit: maxLength});
    const list = answer.status === 200 ? readSiteFixes(answer.text) : undefined;
    if (answer.status === 200) settings.set(siteFixes, {...(list ?? settings.get(siteFixes)), at: now});
    if (!list)
      console.info(`[${build.name}] the list of fixes is of another form (${answer.status}), so the last one stays`);
  } catch {
    if (!signal.aborted) console.info(`[${build.name}] the list of fixes could not be fetched, so the last one stays`);
  }
}
