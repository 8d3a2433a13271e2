import {toggle} from '#services/settings/handles';
import {text} from './messages';

export const ofMedia = toggle('mediaReviewConfidence', {title: text.ofMedia, initial: true});
export const recent = toggle('reviewConfidence', {title: text.recent, initial: true});
