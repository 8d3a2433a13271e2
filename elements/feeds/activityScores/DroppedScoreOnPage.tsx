import {useOption} from '#ui/useOption';
import {completed} from './settings';
import StatusScore, {type StatusScoreProps} from './StatusScore';

export {prepare} from './StatusScore';

/** A dropped entry's score on an activity page, unless every status there already has its score. */
export default function DroppedScoreOnPage(props: StatusScoreProps) {
  const isShownAlready = useOption(completed);
  return isShownAlready ? null : <StatusScore {...props} />;
}
