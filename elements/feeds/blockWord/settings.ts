import {text} from '#services/settings/handles';

/** A case-insensitive regular expression, or plain text if it is not a valid one (rule feed-4). */
export const blockWordValue = text('blockWordValue', {title: 'The word, or a regular expression.', initial: 'nsfw'});
