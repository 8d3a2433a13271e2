import {isBlocked} from '#domain/feed/feedFilter';
import {watch} from '#domain/value/watch';
import {defineFeature} from '#feature/defineFeature';
import {run} from '#feature/run';
import {feedEntry, readFeedEntry} from '#host/pages/feed/entry';
import {hideEach} from '#host/dom/hiding';
import {home} from '#host/pages/routes';
import {blockList} from '#services/settings/shared';

export default defineFeature({
  id: 'blockList',
  categories: ['Feeds'],
  enabledByDefault: true,
  requests: 'onDemand',
  position: 3,
  preset: 'quiet',
  data: [blockList],
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
