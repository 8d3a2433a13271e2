import type {Translation} from '#domain/text/messages';
import type * as english from './optionMessages';

export const text: Translation<typeof english.text> = {
  noRewatches: 'Wiederholungen weglassen',
  allStudios: 'Auch Firmen zählen, die keine Animationsstudios sind',
  oneDecimal: 'Wertungen und Durchschnitte auf eine Nachkommastelle runden',
  timeToComplete: 'Spalten für alles ergänzen, was bis zum Abschließen übrig ist',
};
