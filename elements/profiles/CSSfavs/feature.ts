import {isOutOfDate} from '../../../src/domain/builtInTable';
import {defineFeature} from '../../../src/feature/defineFeature';
import {restyle} from '../../../src/feature/restyle';
import {run} from '../../../src/feature/run';
import {userOverview} from '../../../src/host/routes/user';
import css from '../../../styles/CSSfavs/style.css';
import {badgeSheet} from './badges';
import {dated, studios} from './studios';

const reminder = `The table of studio badges is of ${dated}: newer studios are missing.`;

export default defineFeature({
  id: 'CSSfavs',
  title: 'Favourites in rows of five at every width, studios as badges.',
  picture: () => import('./picture.webp'),
  categories: ['Profiles'],
  on: true,
  needs: [],
  settings: [],
  parts: [
    restyle({on: userOverview, css: css + badgeSheet(studios)}),
    run(
      userOverview,
      ({services: {clock, report}}) => {
        if (isOutOfDate(dated, clock.now()) && !report.notices.includes(reminder)) report.notice(reminder);
      },
      {name: 'reminder'},
    ),
  ],
});
