import {aliasNames, aliasStyles} from '../../../src/domain/titleAlias';
import {defineFeature} from '../../../src/feature/defineFeature';
import type {Visit} from '../../../src/feature/part';
import {renameWork, renameWorks, type Names} from '../../../src/feature/renameWorks';
import {run} from '../../../src/feature/run';
import {workHeading} from '../../../src/host/anchors/media';
import {guestStyle} from '../../../src/host/guestStyle';
import {mediaPages} from '../../../src/host/routes/media';
import {anywhere} from '../../../src/host/routes/route';
import {liveSheet} from '../../../src/host/sheets';
import {follow} from '../../../src/services/settings/following';
import {safeForWork, titleAliases} from '../../../src/services/settings/shared';

const own =
  ({services: {settings}}: Visit): Names =>
  () =>
    aliasNames(settings.get(titleAliases));

export default defineFeature({
  id: 'titleAliases',
  title: 'Calls works by titles of your own: on their pages, in addresses and in links.',
  extendedDescription:
    'One alias a line: /anime/1/Title or /manga/30002/Title. A line that begins with css/ adds style text to the site; it ' +
    'takes addresses of https only and rests in safe-for-work mode.',
  picture: () => import('./picture.webp'),
  categories: ['Media', 'Script'],
  on: true,
  needs: [],
  settings: [],
  editor: () => import('./AliasEditor'),
  parts: [
    run(mediaPages, visit => renameWork(visit, own(visit)), {
      name: 'work',
      awaits: {name: 'workHeading', selector: workHeading},
    }),
    run(anywhere, visit => renameWorks(visit, own(visit)), {name: 'links'}),
    run(
      anywhere,
      ({services: {settings}, signal, order}) => {
        const adopt = liveSheet({signal, order});
        const text = () => (settings.get(safeForWork) ? '' : aliasStyles(settings.get(titleAliases)));
        follow(settings, text, css => adopt(css && guestStyle(css, location.origin)), {signal});
      },
      {name: 'styles'},
    ),
  ],
});
