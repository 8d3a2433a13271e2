import {plural} from '#domain/text/plural';
import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  name: 'Geschätzte Kapitelzahl',
  summary: 'Zeigt eine Schätzung, wie viele Kapitel ein unvollendeter Manga hat.',
  details:
    'In der Seitenleiste von Manga, neben „Releasing“ oder „Hiatus“, nach dem zuletzt gemeldeten Lesefortschritt: grün, wenn du ebenso weit gelesen hast, sonst mit der Zahl der Kapitel, die dir fehlen. Bei einigen bekannten Manga liegt sie nie unter einer eingebauten Zahl (Stand 2026-11).',
  guess: chapters => plural(chapters, {one: 'Wahrscheinlich # Kapitel.', other: 'Wahrscheinlich # Kapitel.'}),
  caughtUp: 'Du hast alle gelesen.',
  behind: chapters =>
    plural(chapters, {one: 'Du bist # Kapitel im Rückstand.', other: 'Du bist # Kapitel im Rückstand.'}),
};
