import {renderInOverlay} from '#feature/inOverlay';
import type {Visit} from '#feature/part';
import {welcomePending} from '#services/settings/shared';
import css from './welcome.css';

/**
 * Shows a card with the first steps on the home page after the installation, until it is dismissed. Nothing of it is
 * loaded after that.
 */
export async function welcomeNewcomer({services, signal}: Pick<Visit<object>, 'services' | 'signal'>) {
  const {settings} = services;
  // Not again when the user has closed it and returns to the home page without a reload.
  if (settings.isNew() && !(welcomePending.key in settings.snapshot())) settings.set(welcomePending, true);
  if (!settings.get(welcomePending)) return;
  await renderInOverlay(() => import('./WelcomeCard'), {
    name: 'welcome',
    featureId: 'settingsPage',
    services,
    signal,
    css,
  });
}
