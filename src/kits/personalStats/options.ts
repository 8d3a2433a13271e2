import {toggle} from '#services/settings/handles';
import {text} from './optionMessages';

/** Adds a column with the remaining time (anime) or chapters (manga) of the media in a row. */
export const timeToComplete = toggle('timeToCompleteColumn', {title: text.timeToComplete, initial: false});
/** Whether repeats are left out. */
export const noRewatches = toggle('noRewatches', {title: text.noRewatches, initial: false});
/** Whether companies that aren't animation studios are counted too. */
export const allStudios = toggle('allStudios', {title: text.allStudios, initial: false});

/** Whether scores and averages have one decimal, instead of three with signs for fractions. */
export const oneDecimal = toggle('tableOneDecimal', {title: text.oneDecimal, initial: false});

/** The options of all features that show tables of a user's list. */
export const tableOptions = [noRewatches, allStudios, timeToComplete, oneDecimal] as const;
