import {patternNote} from '#domain/filter/pattern';
import {text as textSetting} from '#services/settings/handles';
import {text} from './messages';

/** A case-insensitive regular expression, or plain text if it cannot be used as one (rule feed-4). */
export const blockWordValue = textSetting('blockWordValue', {title: text.word, initial: 'nsfw', note: patternNote});
