import {formatNumber} from '#domain/text/format';
import {plural} from '#domain/text/plural';
import type {Translation} from '#domain/text/messages';
import type * as english from './messages';

export const text: Translation<typeof english.text> = {
  name: 'Verzeichnis eigener Tags',
  summary: 'Zeigt ein Verzeichnis der eigenen Tags in den Notizen einer Liste.',
  details:
    'Unter den Filtern jeder Liste, deren Notizen Tags enthalten: Wörter, die mit # beginnen. Ein Klick filtert die Liste nach einem Tag, ein weiterer zeigt wieder alle Einträge. Der Filter ist der von AniList: Er findet auch Titel und längere Tags mit demselben Anfang.',
  heading: 'Tags',
  count: count => formatNumber(count),
  entries: count => plural(count, {one: '# Eintrag', other: '# Einträge'}),
  filterBy: (tag, count) => `Liste nach ${tag} filtern (${plural(count, {one: '# Eintrag', other: '# Einträge'})})`,
  showAll: count => `Alle ${formatNumber(count)} Tags anzeigen`,
  noun: 'Tags dieser Liste',
};
