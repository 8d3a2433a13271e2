import {messages} from '#domain/text/messages';

export const text = messages({
  name: 'Forum opens recent threads',
  summary: 'Makes Forum lead to recently active threads instead of the overview.',
  details: 'In the navigation bar and the mobile menu. Links elsewhere still lead to the overview.',
});
