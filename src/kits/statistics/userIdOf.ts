import {UserIdDocument} from '#kits/userId/userId.generated';
import {ApiError} from '#services/api/apiError';
import {hours} from '#services/api/cache/lifetime';
import type {RunTools} from './statistic';
import {text} from './messages';

/**
 * The id of a user by name.
 * @throws ApiError if there is no such user
 */
export async function userIdOf(name: string, read: RunTools['read']): Promise<number> {
  const {User: user} = await read(UserIdDocument, {name}, {lifetime: hours(1)});
  if (!user) throw new ApiError('missing', text.noUser(name));
  return user.id;
}
