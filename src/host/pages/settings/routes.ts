import {route} from '../route';

export const settingsApps = route('settingsApps', {
  view: 'settings',
  path: '/settings/apps',
  examples: ['/settings/apps'],
});
export const settingsImport = route('settingsImport', {
  view: 'settings',
  path: '/settings/import',
  examples: ['/settings/import'],
});
export const settingsOther = route('settingsOther', {
  view: 'settings',
  path: '/settings/:tab(account|media|lists|notifications|developer)?',
  examples: ['/settings', '/settings/developer'],
});
