import {messages} from '#domain/text/messages';

export const text = messages({
  title: 'Signs you in to Automail automatically, once.',
  extendedDescription:
    'If you are not signed in to Automail, you are sent to the page of AniList that asks for your permission. That happens only once, so that your refusal is respected; "Reset" makes it happen again. Nothing else is requested from AniList.',
});
