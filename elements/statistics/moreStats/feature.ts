import {defineFeature} from '#feature/defineFeature';
import {place} from '#feature/place';
import {restyle} from '#feature/restyle';
import {statsContent, statsFilters} from '#host/pages/stats/anchors';
import {userStats} from '#host/pages/routes';
import compatibilityCss from './compatibility/style.css';
import {tableOptions} from '#kits/personalStats/options';
import groupCss from '#kits/personalStats/style.css';
import {keptReadings, begunOnce} from '#kits/statistics/keptReadings';
import statisticCss from '#kits/statistics/style.css';
import css from './element.css';
import pageCss from './page.css';
import {globalCustomList, hideCustomTags, negativeCustomList} from './options';
import {shownTab} from '#kits/statistics/shownTab';
import tabsCss from '#kits/siteTabs/style.css';

export default defineFeature({
  id: 'moreStats',
  categories: ['Stats'],
  enabledByDefault: true,
  requests: 'cached',
  position: 1,
  settings: [...tableOptions, hideCustomTags, negativeCustomList, globalCustomList],
  parts: [
    place({
      name: 'tabs',
      routes: userStats,
      at: statsFilters,
      component: () => import('./StatsTabs'),
      css: tabsCss,
    }),
    restyle({name: 'links', routes: userStats, css: pageCss}),
    place({
      routes: userStats,
      at: statsContent,
      component: () => import('./StatsPanel'),
      state: [shownTab, begunOnce, keptReadings],
      css: statisticCss + groupCss + compatibilityCss + css,
    }),
  ],
});
