import {defineFeature} from '../../../src/feature/defineFeature';
import {place} from '../../../src/feature/place';
import {run} from '../../../src/feature/run';
import {appSettings} from '../../../src/host/anchors/settings';
import {narrowPage} from '../../../src/host/anchors/shell';
import {anywhere, eachAddress} from '../../../src/host/routes/route';
import {settingsApps} from '../../../src/host/routes/social';
import hintCss from './hint.css';
import {remindOfSearch} from './remindOfSearch';
import css from './style.css';

export default defineFeature({
  id: 'settingsPage',
  title: "Settings of this script on the site's page for authorised apps.",
  categories: ['Script'],
  on: true,
  locked: true,
  visible: false,
  needs: [],
  settings: [],
  parts: [
    place({on: settingsApps, at: appSettings, component: () => import('./SettingsSection'), css}),
    run(eachAddress, remindOfSearch, {name: 'search'}),
    place({name: 'mobileHint', on: anywhere, at: narrowPage, component: () => import('./MobileHint'), css: hintCss}),
  ],
});
