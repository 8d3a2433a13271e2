import {messages} from '#domain/text/messages';

export const text = messages({
  title: 'Shows the score next to "Dropped" in feeds.',
  extendedDescription:
    'On the home page, profiles and activity pages. Requests the scores of all these activities on a page together and keeps them for a minute. On activity pages it adds nothing if the score is already shown next to every status.',
});
