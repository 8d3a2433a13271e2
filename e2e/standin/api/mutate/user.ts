import {invalid} from '../errors';
import type {Context, Resolvers} from '../resolve/context';
import {viewerOf} from '../resolve/context';
import type {ListOptions, User, ScoreFormat} from '../store/rows';
import {storedText, storedTextOrNull} from './storedText';

interface ListChanges {
  readonly sectionOrder?: readonly string[] | null;
  readonly splitCompletedSectionByFormat?: boolean | null;
  readonly customLists?: readonly string[] | null;
  readonly advancedScoring?: readonly string[] | null;
  readonly advancedScoringEnabled?: boolean | null;
}

interface UserChanges {
  readonly about?: string | null;
  readonly titleLanguage?: string | null;
  readonly displayAdultContent?: boolean | null;
  readonly airingNotifications?: boolean | null;
  readonly scoreFormat?: ScoreFormat | null;
  readonly rowOrder?: string | null;
  readonly profileColor?: string | null;
  readonly donatorBadge?: string | null;
  readonly timezone?: string | null;
  readonly activityMergeTime?: number | null;
  readonly staffNameLanguage?: string | null;
  readonly restrictMessagesToFollowing?: boolean | null;
  readonly notificationOptions?: readonly {type?: string | null; enabled?: boolean | null}[] | null;
  readonly disabledListActivity?: readonly {type?: string | null; disabled?: boolean | null}[] | null;
  readonly animeListOptions?: ListChanges | null;
  readonly mangaListOptions?: ListChanges | null;
}

const list = (keep: ListOptions, changes: ListChanges | null | undefined): ListOptions => ({
  sectionOrder: changes?.sectionOrder ?? keep.sectionOrder,
  splitCompletedSectionByFormat: changes?.splitCompletedSectionByFormat ?? keep.splitCompletedSectionByFormat,
  customLists: changes?.customLists?.map(storedText) ?? keep.customLists,
  advancedScoring: changes?.advancedScoring ?? keep.advancedScoring,
  advancedScoringEnabled: changes?.advancedScoringEnabled ?? keep.advancedScoringEnabled,
});

/** The disabled names after the changes, each of which switches one name off or on. */
function toggled(names: readonly string[], changes: readonly (readonly [name: string, off: boolean])[]): string[] {
  const off = new Set(names);
  for (const [name, isOff] of changes) {
    if (isOff) off.add(name);
    else off.delete(name);
  }
  return [...off];
}

function update(args: UserChanges, context: Context): User {
  const row = viewerOf(context);
  if ((args.donatorBadge?.length ?? 0) > 24)
    throw invalid({donatorBadge: ['The donator badge may not be greater than 24 characters.']});
  if (args.timezone && !/^-?\d\d:\d\d$/.test(args.timezone))
    throw invalid({timezone: ['The timezone format is invalid.']});
  const notifications = (args.notificationOptions ?? []).map(
    option => [option.type ?? '', option.enabled === false] as const,
  );
  const activity = (args.disabledListActivity ?? []).map(
    option => [option.type ?? '', option.disabled === true] as const,
  );
  return context.store.users.put({
    ...row,
    about: args.about === undefined ? row.about : storedTextOrNull(args.about),
    titleLanguage: args.titleLanguage ?? row.titleLanguage,
    displayAdultContent: args.displayAdultContent ?? row.displayAdultContent,
    airingNotifications: args.airingNotifications ?? row.airingNotifications,
    scoreFormat: args.scoreFormat ?? row.scoreFormat,
    rowOrder: args.rowOrder ?? row.rowOrder,
    profileColor: args.profileColor ?? row.profileColor,
    donatorBadge: row.donatorTier > 2 ? (args.donatorBadge ?? row.donatorBadge) : row.donatorBadge,
    timezone: args.timezone ?? row.timezone,
    activityMergeTime: args.activityMergeTime ?? row.activityMergeTime,
    staffNameLanguage: args.staffNameLanguage ?? row.staffNameLanguage,
    restrictMessagesToFollowing: args.restrictMessagesToFollowing ?? row.restrictMessagesToFollowing,
    disabledNotifications: toggled(row.disabledNotifications, notifications),
    disabledListActivity: toggled(row.disabledListActivity, activity),
    animeList: list(row.animeList, args.animeListOptions),
    mangaList: list(row.mangaList, args.mangaListOptions),
    updatedAt: context.now,
  });
}

interface Highlight {
  readonly mediaId?: number | null;
  readonly highlight?: string | null;
}

/** Updates the viewer's saved AniChart settings. */
function chart(context: Context, settings: object, highlights: readonly (Highlight | null)[]): User['chart'] & object {
  const row = viewerOf(context);
  const marked = highlights.flatMap(one => (one?.mediaId ? [[String(one.mediaId), one.highlight ?? null]] : []));
  const next = {
    settings: {...row.chart?.settings, ...settings},
    highlights: {...row.chart?.highlights, ...(Object.fromEntries(marked) as object)},
  };
  context.store.users.put({...row, chart: next});
  return next;
}

/** Mutations of the viewer's settings. */
export const userMutations: Resolvers<unknown> = {
  UpdateAniChartSettings: (_root, args, context) => chart(context, args, []).settings,
  UpdateAniChartHighlights: (_root, args: {highlights?: (Highlight | null)[] | null}, context) =>
    chart(context, {}, args.highlights ?? []).highlights,
  UpdateUser: (_root, args: UserChanges, context) => update(args, context),
};
