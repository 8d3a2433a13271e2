import {messages} from '#domain/text/messages';

export const text = messages({
  title: 'Colours the cells of the comparison page by their ratings.',
  extendedDescription:
    'From red for low to green for high ratings. Without it only the numbers have these colours. On the page itself you can choose otherwise for one address; nothing is requested.',
});
