import {isOutOfDate} from '#domain/media/builtInTable';
import {defineFeature} from '#feature/defineFeature';
import {restyle} from '#feature/restyle';
import {run} from '#feature/run';
import {userOverview} from '#host/pages/routes';
import css from './page.css';
import {badgeSheet} from './badges';
import {dated, studios} from './studios';
import {text} from './messages';

export default defineFeature({
  id: 'CSSfavs',
  categories: ['Profiles'],
  enabledByDefault: true,
  requests: 'none',
  parts: [
    restyle({routes: userOverview, css: css + badgeSheet(studios)}),
    run({routes: userOverview, name: 'reminder'}, ({services: {clock, report}}) => {
      if (isOutOfDate(dated, clock.now())) report.notice(text.outOfDate(dated));
    }),
  ],
});
