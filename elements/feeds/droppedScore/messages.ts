import {messages} from '#domain/text/messages';

export const text = messages({
  name: 'Dropped scores in feeds',
  summary: 'Shows the score next to "Dropped" in feeds.',
  details:
    'On the home page, on profiles and on activity pages. On activity pages it adds nothing if the score is already shown next to every status.',
});
