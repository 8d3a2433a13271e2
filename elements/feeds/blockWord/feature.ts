import {createWordFilter} from '#domain/feed/feedFilter';
import {watch} from '#domain/value/watch';
import {defineFeature} from '#feature/defineFeature';
import {run} from '#feature/run';
import {isBeingEdited, statusEntry} from '#host/pages/feed/entry';
import {hideEach} from '#host/dom/hiding';
import {home} from '#host/pages/routes';
import {postText} from '#host/dom/nsfw';
import {blockWordValue} from './settings';

export default defineFeature({
  id: 'blockWord',
  categories: ['Feeds'],
  enabledByDefault: false,
  requests: 'none',
  preset: 'kept',
  settings: [blockWordValue],
  parts: [
    run({routes: home}, ({services: {settings}, signal, order}) => {
      const hide = (word: string, own: AbortSignal) => {
        if (!word.trim()) return;
        const blocks = createWordFilter(word);
        hideEach(statusEntry.selector, node => blocks(postText(node)) && !isBeingEdited(node), {
          signal: own,
          order,
          texts: true,
        });
      };
      watch(settings.changesOf([blockWordValue]), () => settings.get(blockWordValue), hide, {signal});
    }),
  ],
});
