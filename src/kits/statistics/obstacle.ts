import {text} from './messages';
import type {Statistic, Subject} from './statistic';

/**
 * The reason why a statistic cannot be run here: it reads data that only the signed-in user may see, and some also need
 * the user's own profile.
 */
export function obstacleOf(
  {needs, signedOut = text.signedOut}: Statistic,
  {userName, ownName}: Subject,
  token: string | undefined,
): string | undefined {
  if (!needs) return undefined;
  if (!token || !ownName) return signedOut;
  const isOwn = ownName.toLowerCase() === userName.toLowerCase();
  return needs === 'ownProfile' && !isOwn ? text.otherProfile(userName, ownName) : undefined;
}
