import {shortTitles} from '#domain/media/shortTitles';
import {aliasesByMedia} from '#domain/media/titleAlias';
import {defineFeature} from '#feature/defineFeature';
import {renameMediaPage, renameMediaLinks, type Names} from '#kits/renamedMedia/renameMedia';
import {run} from '#feature/run';
import {mediaPages} from '#host/pages/routes';
import {anywhere} from '#host/pages/route';
import {featureSwitch} from '#services/settings/featureSwitch';
import {titleAliases} from '#services/settings/shared';

const ownTitles = featureSwitch('titleAliases');

/** The short titles, except for media that the user has named themselves. */
const names: Names = {
  dependsOn: [ownTitles, titleAliases],
  read(settings) {
    const own = settings.get(ownTitles) ? aliasesByMedia(settings.get(titleAliases)) : undefined;
    const all = Object.entries(shortTitles).flatMap(([type, titles]) =>
      Object.entries(titles).map(([id, title]) => [`${type}/${id}`, title] as const),
    );
    return new Map(all.filter(([key]) => !own?.has(key)));
  },
};

export default defineFeature({
  id: 'shortRomaji',
  categories: ['Feeds', 'Media'],
  enabledByDefault: false,
  requests: 'none',
  preset: 'never',
  parts: [
    run({routes: mediaPages, name: 'work', after: ['titleAliases/work']}, visit => renameMediaPage(visit, names)),
    run({routes: anywhere, name: 'links', after: ['titleAliases/links']}, visit => renameMediaLinks(visit, names)),
  ],
});
