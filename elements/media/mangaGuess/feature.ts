import {isOutOfDate} from '#domain/media/builtInTable';
import {dated} from '#domain/media/unfinishedManga';
import {defineFeature} from '#feature/defineFeature';
import {place} from '#feature/place';
import {run} from '#feature/run';
import {releasingStatus} from '#host/pages/media/anchors';
import {mediaPages} from '#host/pages/routes';
import css from './element.css';
import {text} from './messages';

export default defineFeature({
  id: 'mangaGuess',
  categories: ['Media'],
  enabledByDefault: true,
  requests: 'cached',
  parts: [
    place({
      name: 'guess',
      routes: mediaPages,
      at: releasingStatus,
      where: ({mediaType}) => mediaType === 'MANGA',
      component: () => import('./ChapterGuess'),
      css,
    }),
    run({name: 'reminder', routes: mediaPages}, ({services: {clock, report}}) => {
      if (isOutOfDate(dated, clock.now())) report.notice(text.outOfDate(dated));
    }),
  ],
});
