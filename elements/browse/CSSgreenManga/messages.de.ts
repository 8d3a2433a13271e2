import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  name: 'Grüne Mangatitel',
  summary: 'Färbt die Titel von Manga grün, damit du sie von Anime unterscheiden kannst.',
  details: 'Überall, wo AniList Links zu Anime und Manga einfärbt. Titel von Anime behalten ihre Farbe.',
};
