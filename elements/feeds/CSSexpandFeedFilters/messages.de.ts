import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  name: 'Feedfilter als Reihe',
  summary: 'Zeigt die Arten von Aktivitäten im Feed der Startseite als Reihe statt als Menü.',
};
