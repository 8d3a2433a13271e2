import {featureSwitch} from '#services/settings/featureSwitch';
import {StatusScore, type StatusScoreProps} from '#kits/statusScore/StatusScore';
import {useSetting} from '#ui/useSetting';

export {prepare} from '#kits/statusScore/StatusScore';

/** The switch of the feature that already shows a score after every status on an activity's page. */
const everyStatus = featureSwitch('completedScore');

/** A dropped entry's score on an activity's page, unless another feature already shows it. */
export default function DroppedScoreOnPage(props: StatusScoreProps) {
  const [shownAlready] = useSetting(everyStatus);
  return shownAlready ? null : <StatusScore {...props} />;
}
