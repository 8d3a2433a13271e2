import {isOutOfDate} from '../../../src/domain/builtInTable';
import {aliasNames} from '../../../src/domain/titleAlias';
import {defineFeature} from '../../../src/feature/defineFeature';
import type {Visit} from '../../../src/feature/part';
import {renameWork, renameWorks, type Names} from '../../../src/feature/renameWorks';
import {run} from '../../../src/feature/run';
import {mediaPages} from '../../../src/host/routes/media';
import {anywhere} from '../../../src/host/routes/route';
import {toggle} from '../../../src/services/settings/handles';
import {titleAliases} from '../../../src/services/settings/shared';
import {dated, shortTitles} from './titles';

const ownTitles = toggle('titleAliases', {title: '', initial: true});

const reminder = `The table of short titles is of ${dated}: newer works are missing.`;

/** The table, but for works that the person has named himself. */
const names =
  ({services: {settings}}: Visit): Names =>
  () => {
    const own = settings.get(ownTitles) ? aliasNames(settings.get(titleAliases)) : undefined;
    const all = Object.entries(shortTitles).flatMap(([type, titles]) =>
      Object.entries(titles).map(([id, title]) => [`${type}/${id}`, title] as const),
    );
    return new Map(all.filter(([key]) => !own?.has(key)));
  };

export default defineFeature({
  id: 'shortRomaji',
  title: 'Calls well-known works with long titles by short ones, on their pages, in addresses and in links.',
  extendedDescription: 'A built-in list of titles; aliases of your own come first.',
  picture: () => import('./picture.webp'),
  categories: ['Feeds', 'Media'],
  on: false,
  needs: [],
  settings: [],
  parts: [
    run(mediaPages, visit => renameWork(visit, names(visit)), {name: 'work'}),
    run(anywhere, visit => renameWorks(visit, names(visit)), {name: 'links'}),
    run(
      anywhere,
      ({services: {clock, report}}) => {
        if (isOutOfDate(dated, clock.now()) && !report.notices.includes(reminder)) report.notice(reminder);
      },
      {name: 'reminder'},
    ),
  ],
});
