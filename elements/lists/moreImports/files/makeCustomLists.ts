import type {Api} from '#services/api/api';
import {ApiError} from '#services/api/apiError';
import type {ListType} from '#services/lists/ownList';
import {wrongAccountError} from '#services/outbox/receipts';
import type {Services} from '#services/services';
import {listText} from './messages';
import {CustomListNamesDocument, SaveCustomListNamesDocument} from './customLists.generated';

type Names = readonly (string | null)[] | null | undefined;
interface Options {
  readonly animeList: {readonly customLists: Names} | null;
  readonly mangaList: {readonly customLists: Names} | null;
}

const namesIn = (options: Options | null | undefined, type: ListType) =>
  ((type === 'ANIME' ? options?.animeList : options?.mangaList)?.customLists ?? []).filter(name => name !== null);

/**
 * Creates the custom lists of these names that the signed-in user does not have. The existing ones are read first and
 * sent along, since AniList replaces all of them. Resolves to the names of all custom lists of the type.
 * @throws ApiError
 */
export async function makeCustomLists(
  {session}: Services,
  {client, fetch}: Api,
  {type, names, featureId}: {type: ListType; names: readonly string[]; featureId: string},
): Promise<readonly string[]> {
  if (session.account() === 'other') throw wrongAccountError();
  const context = {priority: 'person', featureId} as const;
  const {Viewer} = await fetch(CustomListNamesDocument, {}, context);
  if (!Viewer || Viewer.name.toLowerCase() !== session.userName()?.toLowerCase()) throw wrongAccountError();
  const present = namesIn(Viewer.mediaListOptions, type);
  const added = names.filter(name => !present.includes(name));
  if (!added.length) return present;
  const wanted = {customLists: [...present, ...added]};
  const variables = type === 'ANIME' ? {anime: wanted} : {manga: wanted};
  const {data} = await client.mutate({mutation: SaveCustomListNamesDocument, variables, context});
  const made = namesIn(data?.UpdateUser?.mediaListOptions, type);
  if (added.some(name => !made.includes(name))) throw new ApiError('refused', listText.notMade);
  return made;
}
