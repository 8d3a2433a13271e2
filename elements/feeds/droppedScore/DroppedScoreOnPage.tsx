import {toggle} from '../../../src/services/settings/handles';
import {StatusScore, type StatusScoreProps} from '../../../src/ui/statusScore/StatusScore';
import {useSetting} from '../../../src/ui/useSetting';

export {prepare} from '../../../src/ui/statusScore/StatusScore';

/** The switch that puts a score behind every status of an activity page already. */
const everyStatus = toggle('completedScore', {title: '', initial: true});

export default function DroppedScoreOnPage(props: StatusScoreProps) {
  const [shownAlready] = useSetting(everyStatus);
  return shownAlready ? null : <StatusScore {...props} />;
}
