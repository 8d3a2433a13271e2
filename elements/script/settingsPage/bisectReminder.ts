import type {Visit} from '#feature/part';
import {goTo} from '#host/dom/navigation';
import {settingsApps} from '#host/pages/routes';
import {bisectSearch} from '#services/settings/shared';
import {fragmentOfSection} from './sections';
import {bisectText} from './messages';

/** While a bisection is in progress, every other page shows a toast that leads back to its question. */
export function remindOfBisect({services: {settings, toasts}, signal}: Pick<Visit<object>, 'services' | 'signal'>) {
  let close: (() => void) | undefined;
  const follow = () => {
    const search = settings.get(bisectSearch);
    const isWanted = search !== undefined && !settingsApps.match(new URL(location.href));
    if (!isWanted) {
      close?.();
      close = undefined;
      return;
    }
    close ??= toasts.show({
      name: 'culprit',
      text: bisectText.reminder,
      action: {label: bisectText.answer, run: () => goTo(`/settings/apps${fragmentOfSection('bisect')}`)},
      duration: Infinity,
    });
  };
  settings.changesOf([bisectSearch]).subscribe(follow, {signal});
  signal.addEventListener('abort', () => close?.());
  follow();
}
