import {messages} from '#domain/text/messages';

export const text = messages({
  name: 'Post source',
  summary: 'Shows the source text of statuses and messages.',
  details:
    'On the page of a status or message, a button next to the time switches between the source and the formatted text.',
  source: 'Source text',
  showText: 'Show formatted text',
  showSource: 'Show source',
  loading: 'Loading the source…',
  waiting: 'The source will appear when AniList accepts requests again.',
  failed: (reason: string) => `We couldn't load the source. ${reason}`,
  missing: 'AniList has no source for this text.',
  missingSignedOut: 'AniList has no source for this text, or shows it only if you sign in to Automail.',
});
