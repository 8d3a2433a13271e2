import {messages} from '#domain/text/messages';

export const text = messages({
  name: 'Shorter lists in progress',
  summary: 'Shows only the first 8 or 10 titles of each list in progress on the home page.',
  details: "Also applies to Automail's own list previews. The expanded view still shows everything.",
});
