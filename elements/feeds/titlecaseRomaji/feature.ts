import {titleCase} from '#domain/media/titleCase';
import {watch} from '#domain/value/watch';
import {defineFeature} from '#feature/defineFeature';
import {run} from '#feature/run';
import {rewriteTitles} from '#host/pages/media/renaming';
import {anywhere} from '#host/pages/route';
import {titleLanguage} from '#services/settings/shared';

export default defineFeature({
  id: 'titlecaseRomaji',
  categories: ['Feeds', 'Media'],
  enabledByDefault: false,
  requests: 'none',
  newIn: '10.6.4',
  preset: 'never',
  parts: [
    run(
      {routes: anywhere, after: ['titleAliases/work', 'titleAliases/links', 'shortRomaji/work', 'shortRomaji/links']},
      ({services: {settings}, signal, order}) => {
        const isRomaji = () => settings.get(titleLanguage) === 'ROMAJI';
        const rewrite = (wanted: boolean, own: AbortSignal) => {
          if (wanted) rewriteTitles(titleCase, {signal: own, order});
        };
        watch(settings.changesOf([titleLanguage]), isRomaji, rewrite, {signal});
      },
    ),
  ],
});
