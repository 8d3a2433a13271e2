import {messages} from '#domain/text/messages';

export const text = messages({
  name: 'Automatic sign-in',
  summary: 'Signs you in to Automail automatically, once.',
  details:
    'If you aren\'t signed in to Automail, you\'re sent to the AniList page that asks for your permission. This happens only once, so that a refusal is respected; "Reset" allows it again.',
});
