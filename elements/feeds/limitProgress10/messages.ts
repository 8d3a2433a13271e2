import {messages} from '#domain/text/messages';

export const text = messages({
  name: 'Limit lists to 10',
  summary: 'Shows only the first 10 titles of each list in progress on the home page.',
  details: "Also applies to Automail's own list previews. The expanded view still shows everything.",
});
