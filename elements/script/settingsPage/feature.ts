import {defineFeature} from '#feature/defineFeature';
import {place} from '#feature/place';
import {run} from '#feature/run';
import {appSettings} from '#host/pages/settings/anchors';
import {narrowViewportTop} from '#host/pages/shell/anchors';
import {anywhere, eachAddress} from '#host/pages/route';
import {settingsApps, home} from '#host/pages/routes';
import {welcomePending} from '#services/settings/shared';
import {laterChunks} from '#platform/laterChunks';
import hintCss from './hint.css';
import {remindOfBisect} from './bisectReminder';
import {welcomeNewcomer} from './welcomeNewcomer';
import css from './element.css';
import startCss from './start.css';

export default defineFeature({
  id: 'settingsPage',
  categories: ['Script'],
  enabledByDefault: true,
  requests: 'onDemand',
  locked: true,
  visible: false,
  parts: [
    place({
      routes: settingsApps,
      at: appSettings,
      async component() {
        // It lists all features.
        await laterChunks.load();
        return import('./SettingsSection');
      },
      css: css + startCss,
    }),
    run({routes: eachAddress, name: 'search'}, remindOfBisect),
    run({routes: home, name: 'welcome'}, welcomeNewcomer),
    // The welcome card leads here, so it isn't needed any more.
    run({routes: settingsApps, name: 'opened'}, ({services: {settings}}) => {
      if (settings.get(welcomePending) || settings.isNew()) settings.set(welcomePending, false);
    }),
    place({
      name: 'mobileHint',
      routes: anywhere,
      at: narrowViewportTop,
      component: () => import('./MobileHint'),
      css: hintCss,
    }),
  ],
});
