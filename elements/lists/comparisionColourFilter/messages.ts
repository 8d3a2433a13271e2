import {messages} from '#domain/text/messages';

export const text = messages({
  name: 'Colored comparison cells',
  summary: 'Colors the cells of the comparison page by rating.',
  details:
    "From red for low to green for high ratings. If it's off, only the numbers have these colors. On the page itself you can choose otherwise for a single address.",
});
