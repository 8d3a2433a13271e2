import {text} from './messages';
import type {Statistic, Subject} from './statistic';

/** Why a statistic cannot be run here; rule statistics-15. */
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
