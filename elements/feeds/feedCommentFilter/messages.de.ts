import {formatNumber} from '#domain/text/format';
import {plural} from '#domain/text/plural';
import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  title: 'Blendet im Feed der Startseite Aktivitäten mit zu wenigen Kommentaren oder Likes aus.',
  extendedDescription:
    'In zwei Feldern über dem Feed gibst du die Mindestzahl der Kommentare und der Likes ein; bei einer negativen Zahl bleiben nur Aktivitäten mit weniger. Filtert, was geladen ist, und ruft nichts von AniList ab. Im mobilen Modus aus.',
  minimumComments: 'Min. Kommentare',
  minimumLikes: 'Min. Likes',
  commentsSetting: 'Mindestzahl der Kommentare; eine negative Zahl bedeutet „weniger als“',
  likesSetting: 'Mindestzahl der Likes; eine negative Zahl bedeutet „weniger als“',
  group: 'Kommentare und Likes von Aktivitäten',
  hint: 'Eine negative Zahl bedeutet „weniger als“.',
  hidden: (hidden, all) =>
    `${formatNumber(hidden)} von ${plural(all, {one: '# Aktivität', other: '# Aktivitäten'})} ausgeblendet`,
};
