import {messages} from '#domain/text/messages';

export const text = messages({
  name: 'Scores in feeds',
  summary: 'Shows the score next to "Completed" in feeds, and next to every status on activity pages.',
  details:
    "On the home page, on profiles and on activity pages, shows the score that the activity's owner gave, in the owner's score format. Entries without a score stay as they are.",
});
