import {hideOwnScores, hideScores} from '#services/settings/hiddenScores';
import {useOption} from '../useOption';

/** Whether averages and other users' scores are covered; with `isOwn`, whether the user's own ones are. */
export function useScoresHidden({isOwn = false}: {isOwn?: boolean} = {}): boolean {
  const [areHidden, areOwnHidden] = [useOption(hideScores), useOption(hideOwnScores)];
  return areHidden && (areOwnHidden || !isOwn);
}
