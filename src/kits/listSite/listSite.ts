import * as v from 'valibot';

import type {ListSitePage} from '#domain/media/listSitePage';
import {hours} from '#services/api/cache/lifetime';
import type {OutsideSource} from '#services/outside/outside';
import {parseListSitePage} from './parsePage';
import {text} from './messages';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/**
 * The list site's page of one media item, from which score, serialization and recommendations are read (rule media-17).
 */
export const listSite: OutsideSource<ListSitePage> = {
  site: text.site,
  lifetime: hours(12),
  shape: v.object({
    score: v.optional(v.number()),
    voters: v.optional(count),
    serialization: v.array(v.string()),
    recommendations: v.array(v.object({malId: count, title: v.string(), votes: count})),
  }),
  read: parseListSitePage,
};
