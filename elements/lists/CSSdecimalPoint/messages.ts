import {messages} from '#domain/text/messages';

export const text = messages({
  title: 'Shows whole scores with ".0" in lists with decimal scores.',
  extendedDescription:
    'On the lists of members who use the decimal score format. Requests nothing from AniList and does not change any score.',
});
