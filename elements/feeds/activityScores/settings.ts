import {toggle} from '#services/settings/handles';
import {text} from './messages';

/** Scores of completed entries in feeds, and of every entry on activity pages. */
export const completed = toggle('completedScore', {title: text.completed, initial: true});
/** Scores of dropped entries. */
export const dropped = toggle('droppedScore', {title: text.dropped, initial: false});
