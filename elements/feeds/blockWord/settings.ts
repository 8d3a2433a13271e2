import {text as textSetting} from '#services/settings/handles';
import {text} from './messages';

/** A case-insensitive regular expression, or plain text if it is not a valid one (rule feed-4). */
export const blockWordValue = textSetting('blockWordValue', {title: text.word, initial: 'nsfw'});
