import {messages} from '#domain/text/messages';

export const text = messages({
  name: 'Scores in feeds',
  summary: 'Shows the scores of completed or dropped anime and manga in feeds and on activity pages.',
  details:
    "On the home page, on profiles and on activity pages, shows the score that the activity's owner gave, in the owner's score format. Entries without a score stay as they are.",
  completed: 'Scores of completed entries in feeds, and of all entries on activity pages',
  dropped: 'Scores of dropped entries',
});
