import {typedUser, userNumber} from '#domain/profile/typedUser';
import type {Api} from '#services/api/api';
import {hours} from '#services/api/cache/lifetime';
import {UserOfNumberDocument} from './userOfNumber.generated';

/**
 * The user name for a typed or pasted text: a name, a number, or the address of a page. A number is an id if a user has
 * it, otherwise a name. If AniList doesn't answer, it counts as a name, and the request for that name reports the
 * problem.
 */
export async function typedUserName({read}: Pick<Api, 'read'>, text: string): Promise<string> {
  const named = typedUser(text);
  const id = userNumber(named);
  if (id === undefined) return named;
  const answer = await read(UserOfNumberDocument, {id}, {lifetime: hours(1), priority: 'person'}).catch(
    () => undefined,
  );
  return answer?.User?.name ?? named;
}
