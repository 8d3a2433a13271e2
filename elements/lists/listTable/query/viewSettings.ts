import * as v from 'valibot';

import type {StoredView} from '#domain/list/table/savedViews';
import {data, listOf} from '#services/settings/handles';
import type {ListType} from '#services/lists/ownList';
import {settingTitles} from '../messages';

const storedView = v.object({
  id: v.string(),
  name: v.fallback(v.optional(v.string()), undefined),
  query: v.fallback(v.optional(v.string()), undefined),
  version: v.fallback(v.optional(v.number()), undefined),
  columns: v.fallback(v.optional(v.array(v.string())), undefined),
  group: v.fallback(v.optional(v.string()), undefined),
});
const ofType = v.fallback(v.optional(listOf<StoredView>(storedView)), undefined);

/** The saved views of the list table, by type; `undefined`: the initial ones. */
export const savedViews = data<Readonly<Partial<Record<ListType, readonly StoredView[] | undefined>>>>(
  'listTableViews',
  {title: settingTitles.views, initial: {}, schema: v.looseObject({ANIME: ofType, MANGA: ofType})},
);
