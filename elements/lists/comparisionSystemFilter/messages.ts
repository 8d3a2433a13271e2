import {messages} from '#domain/text/messages';

export const text = messages({
  name: 'Individual score formats',
  summary: "Shows each rating on the comparison page in the user's own score format.",
  details:
    'Stars, smileys or points as each user has them, instead of points out of 100. Figures and sorting always use points out of 100. On the page itself you can choose otherwise for a single address.',
});
