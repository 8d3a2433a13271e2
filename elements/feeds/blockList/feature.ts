import {isBlocked} from '../../../src/domain/feedFilter';
import {defineFeature} from '../../../src/feature/defineFeature';
import {run} from '../../../src/feature/run';
import {feedEntry, readFeedEntry} from '../../../src/host/anchors/feedEntry';
import {hideEach} from '../../../src/host/hiding';
import {home} from '../../../src/host/routes/social';
import {follow} from '../../../src/services/settings/following';
import {blockList} from '../../../src/services/settings/shared';

export default defineFeature({
  id: 'blockList',
  title: 'Hides activities of the home feed by user, work and kind.',
  extendedDescription:
    'Each entry of the list names a user, a work, a kind of activity, or several of them; what fits all that an entry names is hidden.',
  categories: ['Feeds'],
  on: true,
  needs: [],
  settings: [],
  editor: () => import('./BlockListEditor'),
  parts: [
    run(home, ({services: {settings}, signal, order}) => {
      const read = () => settings.get(blockList).map(({user, media, status}) => ({user, mediaId: media, status}));
      follow(
        settings,
        read,
        (items, own) => {
          if (!items.length) return;
          const blocked = (node: Element) => {
            const entry = readFeedEntry(node);
            return entry !== undefined && isBlocked(entry, items);
          };
          hideEach(feedEntry, blocked, {signal: own, order});
        },
        {signal},
      );
    }),
  ],
});
