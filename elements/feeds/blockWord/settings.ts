import {text} from '#services/settings/handles';

/** A pattern without regard to case, or, where that is no valid one, a piece of text (spec 2, section 5: block word). */
export const blockWordValue = text('blockWordValue', {title: 'The word, or a regular expression.', initial: 'nsfw'});
