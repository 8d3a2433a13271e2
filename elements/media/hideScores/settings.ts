import {toggle} from '#services/settings/handles';
import {text} from './messages';

/** Whether ranks such as "#12 Highest Rated All Time" are covered, too. */
export const hideScoreRankings = toggle('hideScoreRankings', {title: text.rankings, initial: true});
