import {japanDateBefore} from '#domain/date/japanDay';
import {defineFeature} from '#feature/defineFeature';
import {restyle} from '#feature/restyle';
import {run} from '#feature/run';
import {goTo} from '#host/dom/navigation';
import {userOverview} from '#host/pages/routes';
import {linkActiveDays} from '#host/pages/user/activityHistory';
import {termsFeed} from '#services/settings/shared';
import {text} from './messages';
import css from './page.css';

export default defineFeature({
  id: 'clickableActivityHistory',
  categories: ['Profiles', 'Feeds'],
  enabledByDefault: false,
  requests: 'none',
  newIn: '10.6.4',
  requiresFeatures: [termsFeed],
  parts: [
    run({name: 'days', routes: userOverview}, ({params: {userName}, services: {clock}, signal, order}) => {
      // The last day was today when the page loaded.
      const loadedAt = clock.now();
      const dateOf = (daysAgo: number) => japanDateBefore(loadedAt, daysAgo);
      const open = (daysAgo: number, isNewTab: boolean) => {
        const path = `/terms?user=${encodeURIComponent(userName)}&date=${dateOf(daysAgo)}`;
        if (isNewTab) window.open(path, '_blank', 'noopener');
        else goTo(path);
      };
      linkActiveDays({labelOf: daysAgo => text.activityOn(dateOf(daysAgo)), open}, {signal, order});
    }),
    restyle({routes: userOverview, css}),
  ],
});
