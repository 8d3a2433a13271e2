import * as v from 'valibot';

import {isRecent} from '#domain/date/isRecent';
import {build, fetchOutside} from '#platform/platform';
import type {BaseServices} from './baseServices';
import {parseUntrusted} from './settings/storage';
import {siteFixes, siteFixesWanted, siteFixList} from './settings/siteFixes';

const day = 86_400_000;
/** Longest wait for the list (ms), and its largest size (characters). */
const [patience, largest] = [10_000, 50_000];

/** The form of the list; a later one has another version and is left alone. */
const published = v.object({version: v.literal(1), ...siteFixList.entries});

/** The list that a text holds; `undefined` where it is of another form. */
export function readSiteFixes(text: string) {
  const {success, output} = v.safeParse(published, parseUntrusted(text));
  return success ? {features: output.features, selectors: output.selectors} : undefined;
}

/**
 * Fetches the list of fixes, at most once a day for all tabs (rule script-8). Without an address in this build, or where the person
 * does not want it, nothing is asked. What was fetched before stays while there is no answer.
 */
export async function fetchSiteFixes({
  settings,
  clock,
  signal,
}: Pick<BaseServices, 'settings' | 'clock' | 'signal'>): Promise<void> {
  const now = clock.now();
  const before = settings.get(siteFixes);
  if (!build.siteFixes || !settings.get(siteFixesWanted) || isRecent(before.at, now, day)) return;
  // Before the answer, so that no other tab asks as well.
  settings.set(siteFixes, {...before, at: now});
  try {
    const answer = await fetchOutside({address: build.siteFixes, signal, timeout: patience, limit: largest});
    const list = answer.status === 200 ? readSiteFixes(answer.text) : undefined;
    if (list) settings.set(siteFixes, {...list, at: now});
    else console.info(`[${build.name}] the list of fixes is of another form (${answer.status}), so the last one stays`);
  } catch {
    if (!signal.aborted) console.info(`[${build.name}] the list of fixes could not be fetched, so the last one stays`);
  }
}
