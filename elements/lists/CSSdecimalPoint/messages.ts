import {messages} from '#domain/text/messages';

export const text = messages({
  name: 'Decimals on whole scores',
  summary: 'Shows whole scores with ".0" on lists with decimal scores.',
});
