import {defineFeature} from '#feature/defineFeature';
import {place} from '#feature/place';
import {statsContent} from '#host/pages/stats/anchors';
import {userStats} from '#host/pages/routes';
import {tableOptions} from '#kits/personalStats/options';
import groupCss from '#kits/personalStats/style.css';
import statisticCss from '#kits/statistics/style.css';
import {isTablePage} from './tables';

export default defineFeature({
  id: 'replaceNativeTags',
  categories: ['Stats'],
  enabledByDefault: true,
  requests: 'cached',
  position: 2,
  settings: tableOptions,
  examples: ['tagStats'],
  parts: [
    place({
      routes: userStats,
      at: statsContent,
      where: ({tab}) => isTablePage(tab),
      before: ['moreStats'],
      component: () => import('./FullTable'),
      css: statisticCss + groupCss,
    }),
  ],
});
