import {messages} from '#domain/text/messages';

export const text = messages({
  name: 'My threads address',
  summary: 'Opens your own forum threads at the address /user/…/social#my-threads.',
  details: 'On your own social page only: it selects the filter for threads.',
});
