import {messages} from '#domain/text/messages';

export const text = messages({
  title: 'Shows the source of statuses and messages on their pages.',
  extendedDescription:
    'A button next to the time switches between the source and the formatted text. Requests the source from AniList when you press it and keeps it for 20 seconds. It does not change the post.',
  source: 'Source of the text',
  showText: 'Show the text',
  showSource: 'Show the source',
  loading: 'Loading the source…',
  waiting: 'The source will appear when AniList accepts requests again.',
  failed: (reason: string) => `We couldn't load the source. ${reason}`,
  missing: 'AniList has no source for this text.',
  missingSignedOut: 'AniList has no source for this text, or shows it only if you sign in to Automail.',
});
