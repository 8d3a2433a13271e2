import {featureSwitch} from './featureSwitch';
import {toggle} from './handles';
import {text} from './hiddenScoreMessages';

/** Switch of the feature that covers scores, which our own elements obey, too. */
export const hideScores = featureSwitch('hideScores');

/** Whether the user's own scores are covered, too. */
export const hideOwnScores = toggle('hideOwnScores', {title: text.own, initial: false});
