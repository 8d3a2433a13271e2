import {messages} from '#domain/text/messages';

export const text = messages({
  name: 'View post source',
  summary: 'Shows the source text of statuses and messages.',
  details:
    'On the page of a status or message, a button next to the time switches between the source and the formatted text.',
  source: 'Source text',
  showText: 'Show formatted text',
  showSource: 'Show source',
  noun: 'the source',
  missing: 'AniList has no source for this text.',
  missingSignedOut: 'AniList has no source for this text, or shows it only if you sign in to Automail.',
});
