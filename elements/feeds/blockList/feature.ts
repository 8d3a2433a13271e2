import {isBlocked} from '#domain/feed/feedFilter';
import {watch} from '#domain/value/watch';
import {defineFeature} from '#feature/defineFeature';
import {run} from '#feature/run';
import {feedEntry, readFeedEntry} from '#host/pages/feed/entry';
import {hideEach} from '#host/dom/hiding';
import {home} from '#host/pages/home/routes';
import {blockList} from '#services/settings/shared';

export default defineFeature({
  id: 'blockList',
  title: 'Hides activities of the home feed by user, work and kind.',
  extendedDescription:
    'Each entry of the list names a user, a work, a kind of activity, or several of them; what fits all that an entry names is hidden.',
  categories: ['Feeds'],
  enabledByDefault: true,
  editor: () => import('./BlockListEditor'),
  parts: [
    run({routes: home}, ({services: {settings}, signal, order}) => {
      const read = () => settings.get(blockList).map(({user, media, status}) => ({user, mediaId: media, status}));
      watch(
        settings.changesOf([blockList]),
        read,
        (items, own) => {
          if (!items.length) return;
          const blocked = (node: Element) => {
            const entry = readFeedEntry(node);
            return entry !== undefined && isBlocked(entry, items);
          };
          hideEach(feedEntry.selector, blocked, {signal: own, order});
        },
        {signal},
      );
    }),
  ],
});
