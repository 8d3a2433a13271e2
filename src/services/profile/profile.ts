import {compressToBase64} from 'lz-string';

import {formatAbout, isTooLong, parseAbout, type ProfileExtras} from '#domain/profile/profileExtras';
import type {Api} from '../api/api';
import {seconds} from '../api/cache/lifetime';
import {toApiError, type ApiError} from '../api/apiError';
import type {BaseServices} from '../baseServices';
import {wrongAccountError} from '../outbox/receipts';
import {AboutDocument, OwnAboutDocument, SaveAboutDocument} from './about.generated';

/**
 * Lifetime of an about text: the shorter of the lifetimes of custom CSS (25 s) and background (30 s), which share one
 * query.
 */
export const aboutLifetime = seconds(25);

/**
 * Reads the extras in a user's profile. Resolves to no extras if the user does not exist or the API does not answer. A
 * damaged block is only reported on the console.
 */
export async function profileExtras(api: Api, userName: string): Promise<ProfileExtras> {
  const answer = await api.read(AboutDocument, {name: userName}, {lifetime: aboutLifetime}).catch(() => undefined);
  const {extras, broken: isDamaged} = parseAbout(answer?.User?.about ?? '');
  if (isDamaged)
    console.warn(`The about text of ${userName} begins with profile data that cannot be read; they are ignored`);
  return extras;
}

/** Result of saving. `tooLong`: nothing was sent. `empty`: the API returned no data. */
export type SaveResult =
  | {readonly state: 'saved' | 'tooLong' | 'empty'}
  | {readonly state: 'refused'; readonly error: ApiError};

/**
 * Writes extras into the user's own about text and keeps the rest of it byte for byte. The text is fetched again first,
 * as the account the script is signed in to. Nothing is written if the site is signed in to another account.
 */
export async function saveExtras({session}: BaseServices, api: Api, change: ProfileExtras): Promise<SaveResult> {
  if (session.account() === 'other') return {state: 'refused', error: wrongAccountError()};
  try {
    const options = {lifetime: aboutLifetime, priority: 'person', refetch: true} as const;
    const {Viewer} = await api.read(OwnAboutDocument, {}, options);
    const sameName = Viewer?.name.toLowerCase() === session.userName()?.toLowerCase();
    if (!Viewer || !sameName) return {state: 'refused', error: wrongAccountError()};
    const {extras, rest} = parseAbout(Viewer.about ?? '');
    const next = {...extras, ...change};
    const about = formatAbout(next, rest, compressToBase64);
    if (isTooLong(about, next)) return {state: 'tooLong'};
    const {data} = await api.client.mutate({
      mutation: SaveAboutDocument,
      variables: {about},
      context: {priority: 'person'},
    });
    return {state: data?.UpdateUser ? 'saved' : 'empty'};
  } catch (error) {
    return {state: 'refused', error: toApiError(error)};
  }
}
