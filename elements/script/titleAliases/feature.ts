import {aliasesByMedia, aliasCss} from '#domain/media/titleAlias';
import {watch} from '#domain/value/watch';
import {defineFeature} from '#feature/defineFeature';
import {renameMediaPage, renameMediaLinks, type Names} from '#kits/renamedMedia/renameMedia';
import {run} from '#feature/run';
import {mediaHeading} from '#host/pages/media/anchors';
import {sanitizeCss} from '#host/dom/sanitizeCss';
import {mediaPages} from '#host/pages/routes';
import {anywhere} from '#host/pages/route';
import {editableSheet} from '#host/dom/sheets';
import {safeForWork, titleAliases} from '#services/settings/shared';

const names: Names = {
  dependsOn: [titleAliases],
  read: settings => aliasesByMedia(settings.get(titleAliases)),
};

export default defineFeature({
  id: 'titleAliases',
  categories: ['Media', 'Script'],
  enabledByDefault: true,
  requests: 'none',
  preset: 'quiet',
  data: [titleAliases],
  editor: () => import('./AliasEditor'),
  parts: [
    run({routes: mediaPages, name: 'work', at: mediaHeading}, visit => renameMediaPage(visit, names)),
    run({routes: anywhere, name: 'links'}, visit => renameMediaLinks(visit, names)),
    run({routes: anywhere, name: 'styles', sheet: 'user'}, visit => {
      const {
        services: {settings},
        signal,
        order,
      } = visit;
      const adopt = editableSheet({signal, order});
      const text = () => (settings.get(safeForWork) ? '' : aliasCss(settings.get(titleAliases)));
      const changes = settings.changesOf([safeForWork, titleAliases]);
      watch(changes, text, css => adopt(css && sanitizeCss(css, location.origin)), {signal});
    }),
  ],
});
