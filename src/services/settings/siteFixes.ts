import * as v from 'valibot';

import {data, listOf} from './handles';

const short = v.pipe(v.string(), v.nonEmpty(), v.maxLength(100));
/** The reason of a fix, shown in the settings. */
const reason = v.pipe(v.string(), v.maxLength(300));

/** A list of fixes: features to turn off, by id, selectors to replace, by anchor name, and how jobs are sent. */
export const siteFixList = v.object({
  features: v.pipe(v.array(v.object({id: short, reason})), v.maxLength(100)),
  selectors: v.pipe(
    v.array(v.object({name: short, selector: v.pipe(v.string(), v.nonEmpty(), v.maxLength(500)), reason})),
    v.maxLength(200),
  ),
  /** How jobs such as imports are sent: rows in one call (1: each alone), and seconds from one call to the next. */
  jobs: v.optional(
    v.object({
      most: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
      seconds: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(60))),
    }),
  ),
});

/**
 * The list of fixes that was fetched last, and the time of the last request (epoch milliseconds). Never imported from a
 * file.
 */
export const siteFixes = data<v.InferOutput<typeof siteFixList> & {readonly at: number}>('siteFixes', {
  initial: {features: [], selectors: [], at: 0},
  schema: v.object({...siteFixList.entries, at: v.number()}),
});

/** Whether lists of fixes are fetched and used. */
export const siteFixesWanted = data('siteFixesWanted', {initial: true, schema: v.boolean()});

/** The fixes that the user refused: feature ids and anchor names. */
export const refusedSiteFixes = data<readonly string[]>('refusedSiteFixes', {initial: [], schema: listOf(v.string())});

/** The settings that decide which fixes are in force. */
export const settingsOfSiteFixes = [siteFixes, siteFixesWanted, refusedSiteFixes] as const;
