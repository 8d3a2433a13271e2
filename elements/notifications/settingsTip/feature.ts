import {defineFeature} from '../../../src/feature/defineFeature';
import {place} from '../../../src/feature/place';
import {noticeFilters} from '../../../src/host/anchors/notifications';
import {notifications} from '../../../src/host/routes/social';
import css from './style.css';

export default defineFeature({
  id: 'settingsTip',
  title: 'A line on the page of the notifications that tells where the settings are.',
  categories: ['Notifications'],
  on: true,
  preset: 'quiet',
  needs: [],
  settings: [],
  parts: [place({on: notifications, at: noticeFilters, component: () => import('./SettingsTip'), css})],
});
