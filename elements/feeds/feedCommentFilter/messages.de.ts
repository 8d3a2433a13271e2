import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  name: 'Kommentar- und Like-Filter',
  summary: 'Blendet im Feed der Startseite Aktivitäten mit zu wenigen Kommentaren oder Likes aus.',
  details:
    'Klicke auf das Filtersymbol über dem Feed und gib die Mindestzahlen ein. Eine negative Zahl bewirkt das Gegenteil: Bei -5 bleiben nur Aktivitäten mit weniger als fünf. Gefiltert wird, was geladen ist.',
  minimumComments: 'Min. Kommentare',
  minimumLikes: 'Min. Likes',
  commentsSetting: 'Mindestzahl der Kommentare; eine negative Zahl bedeutet „weniger als“',
  likesSetting: 'Mindestzahl der Likes; eine negative Zahl bedeutet „weniger als“',
  group: 'Kommentare und Likes von Aktivitäten',
  hint: 'Eine negative Zahl bedeutet „weniger als“.',
};
