import {parseAbout, type ProfileExtras} from '#domain/profile/profileExtras';
import type {Api} from '../api/api';
import {seconds} from '../api/cache/lifetime';
import {AboutDocument} from './about.generated';

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
