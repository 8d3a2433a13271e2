import {formatNumber} from '#domain/text/format';
import {plural} from '#domain/text/plural';
import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  title: 'Zeigt ein Verzeichnis der eigenen Tags in den Notizen einer Liste.',
  extendedDescription:
    'Unter den Filtern jeder Liste, deren Notizen Tags enthalten: Wörter, die mit # beginnen. Ein Klick zeigt über AniLists eigenen Filter die Einträge mit einem Tag; ein weiterer Klick zeigt wieder alle. Ruft von AniList nur die Notizen der Liste ab, nicht den Rest, und behält sie 5 Minuten. Ändert keine Notizen.',
  heading: 'Tags',
  count: count => formatNumber(count),
  entries: count => plural(count, {one: '# Eintrag', other: '# Einträge'}),
  filterBy: (tag, count) => `${plural(count, {one: '# Eintrag', other: '# Einträge'})} mit ${tag} anzeigen`,
  showAll: count => `Alle ${formatNumber(count)} Tags anzeigen`,
  failed: reason => `Die Tags dieser Liste fehlen. ${reason}`,
};
