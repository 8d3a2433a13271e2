import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  title: 'Öffnet Überschriften der Startseite mit der mittleren Maustaste oder Strg+Klick in einem neuen Browser-Tab.',
  extendedDescription:
    'Für Überschriften auf der Startseite, die keine echten Links sind. Einfache Klicks wirken wie bisher. Ruft nichts von AniList ab.',
};
