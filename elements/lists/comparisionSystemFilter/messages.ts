import {messages} from '#domain/text/messages';

export const text = messages({
  title: "Shows each rating on the comparison page in the person's own rating system.",
  extendedDescription:
    'Stars, smileys or points as each person uses them, instead of points out of 100. Figures and sorting are always out of 100. On the page itself you can choose otherwise for one address; nothing is requested.',
});
