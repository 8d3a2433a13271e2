import {featureSwitch} from '#services/settings/featureSwitch';
import {StatusScore, type StatusScoreProps} from '#kits/statusScore/StatusScore';
import {useSetting} from '#ui/useSetting';

export {prepare} from '#kits/statusScore/StatusScore';

/** The switch that puts a score behind every status of an activity page already. */
const everyStatus = featureSwitch('completedScore');

export default function DroppedScoreOnPage(props: StatusScoreProps) {
  const [shownAlready] = useSetting(everyStatus);
  return shownAlready ? null : <StatusScore {...props} />;
}
