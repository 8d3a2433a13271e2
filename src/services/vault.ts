import {openVault as openOwnVault} from '#platform/platform';
import type {Vault} from '#platform/vault';
import {text} from './messages';
import type {BaseServices} from './baseServices';
import type {Settings} from './settings/settings';
import {createSettingsVault} from './settings/settingsVault';
import {accessToken} from './settings/shared';

/**
 * Chooses where the token is stored, by availability: the script manager's storage, else the extension's, else the
 * settings object. A token found in the settings although there is a vault is moved to the vault (rule session-1), and
 * the user is told.
 */
export function openVault(
  settings: Settings,
  {report, toasts, signal}: Pick<BaseServices, 'report' | 'toasts' | 'signal'>,
): Vault {
  const legacy = {
    read: () => settings.get(accessToken) || undefined,
    forget() {
      settings.reset([accessToken]);
      // The older script reads its token there and nowhere else.
      toasts.show({text: text.signInMoved, duration: Infinity, name: 'signInMoved'});
    },
  };
  return (
    openOwnVault({signal, showMessage: text => report.notice(text), legacyToken: legacy}) ??
    createSettingsVault(settings)
  );
}
