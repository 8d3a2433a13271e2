import {messages} from '#domain/text/messages';

export const text = messages({
  title: 'Opens your own forum threads at the address /user/…/social#my-threads.',
  extendedDescription:
    'On your own social page, selects the filter for threads if the address ends in #my-threads. Automail itself requests nothing. It does nothing on the pages of other people.',
});
