import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  name: 'Automatische Anmeldung',
  summary: 'Meldet dich einmal automatisch bei Automail an.',
  details:
    'Wenn du nicht bei Automail angemeldet bist, kommst du auf die AniList-Seite, die dich um die Berechtigung bittet. Das geschieht nur einmal, damit deine Ablehnung gilt; nach „Zurücksetzen“ geschieht es noch einmal.',
};
