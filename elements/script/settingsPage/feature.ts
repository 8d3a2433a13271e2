import {defineFeature} from '../../../src/feature/defineFeature';
import {place} from '../../../src/feature/place';
import {appSettings} from '../../../src/host/anchors/settings';
import {settingsApps} from '../../../src/host/routes/social';
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
  parts: [place({on: settingsApps, at: appSettings, component: () => import('./SettingsSection'), css})],
});
