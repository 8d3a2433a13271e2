import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  name: 'Mittelklick auf Überschriften',
  summary:
    'Öffnet Überschriften der Startseite mit der mittleren Maustaste oder Strg+Klick in einem neuen Browser-Tab.',
  details: 'Für Überschriften, die keine echten Links sind. Einfache Klicks wirken wie bisher.',
};
