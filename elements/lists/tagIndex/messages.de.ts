import {formatNumber} from '#domain/text/format';
import {plural} from '#domain/text/plural';
import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  name: 'Verzeichnis eigener Tags',
  summary: 'Zeigt ein Verzeichnis der eigenen Tags in den Notizen einer Liste.',
  details:
    'Unter den Filtern jeder Liste, deren Notizen Tags enthalten: Wörter, die mit # beginnen. Ein Klick zeigt die Einträge mit einem Tag, ein weiterer Klick wieder alle.',
  heading: 'Tags',
  count: count => formatNumber(count),
  entries: count => plural(count, {one: '# Eintrag', other: '# Einträge'}),
  filterBy: (tag, count) => `${plural(count, {one: '# Eintrag', other: '# Einträge'})} mit ${tag} anzeigen`,
  showAll: count => `Alle ${formatNumber(count)} Tags anzeigen`,
  failed: reason => `Die Tags dieser Liste fehlen. ${reason}`,
};
