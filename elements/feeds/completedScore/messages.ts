import {messages} from '#domain/text/messages';

export const text = messages({
  title: 'Shows the score next to "Completed" in feeds, and next to every status on activity pages.',
  extendedDescription:
    "On the home page, profiles and activity pages, shows the score that the owner of the activity gave, in the owner's score format. Requests the scores of all these activities on a page together and keeps them for a minute. Entries without a score stay as they are.",
});
