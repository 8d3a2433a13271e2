import * as v from 'valibot';

import {data, listOf, recordOf} from '#services/settings/handles';
import type {Settings} from '#services/settings/settings';
import {settingTitles} from './messages';

const layout = v.looseObject({
  isOpen: v.fallback(v.boolean(), false),
  columns: v.fallback(listOf(v.string()), []),
  widths: v.fallback(recordOf(v.number()), {}),
  group: v.fallback(v.optional(v.string()), undefined),
});

const ofType = v.fallback(v.optional(layout), undefined);

/** Whether the table of lists of a type is open, and its layout, as the user left them. */
interface StoredLayout {
  readonly isOpen: boolean;
  readonly columns: readonly string[];
  readonly widths: Readonly<Partial<Record<string, number>>>;
  readonly group?: string | undefined;
}

/** By the type of the lists. */
export const tableLayouts = data<Readonly<Partial<Record<'ANIME' | 'MANGA', StoredLayout | undefined>>>>(
  'listTableLayouts',
  {
    title: settingTitles.layouts,
    initial: {},
    schema: v.looseObject({ANIME: ofType, MANGA: ofType}),
  },
);

/** Whether the user doesn't want to be asked about addresses of tables. */
export const isTableRefused = data<boolean>('listTableRefused', {
  title: settingTitles.refused,
  initial: false,
  schema: v.boolean(),
});

/** Changes the stored layout of a type. */
export function storeLayout(settings: Settings, type: 'ANIME' | 'MANGA', change: Partial<StoredLayout>) {
  const layouts = settings.get(tableLayouts);
  const before = layouts[type] ?? {isOpen: false, columns: [], widths: {}, group: undefined};
  settings.set(tableLayouts, {...layouts, [type]: {...before, ...change}});
}
