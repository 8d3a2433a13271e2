import {tidyTitle} from '#domain/script/pageTitle';
import {defineFeature} from '#feature/defineFeature';
import {run} from '#feature/run';
import {inPageTitle} from '#domain/media/titleInText';
import {watch} from '#domain/value/watch';
import {mediaOf} from '#host/pages/anchor';
import {shownTitles} from '#services/shownTitles';
import {pageTitle} from '#host/pages/shell/anchors';
import {elementReady} from '#host/dom/observe';
import {override} from '#host/dom/override';
import {eachAddress} from '#host/pages/route';

const before = ['titleAliases/work', 'shortRomaji/work', 'titlecaseRomaji'] as const;

export default defineFeature({
  id: 'documentTitle',
  categories: ['Script'],
  enabledByDefault: true,
  requests: 'none',
  parts: [
    // First, since only one part can replace the title; so it names media as the others do.
    run({routes: eachAddress, before}, async ({params, services: {settings}, signal, order}) => {
      const title = await elementReady(pageTitle.selector, {signal});
      const address = new URL(params.address);
      const media = mediaOf(address.pathname);
      const titles = shownTitles(settings);
      const named = (text: string) =>
        media ? titles.get()({id: media.mediaId, type: media.mediaType, title: {romaji: text}}) : text;
      const show = (_choice: unknown, own: AbortSignal) =>
        override(title, {text: true}, host => inPageTitle(tidyTitle(host ?? '', address), named), {signal: own, order});
      watch(titles, titles.choice, show, {signal});
    }),
  ],
});
