import type {Vault} from '#platform/vault';
import type {Settings} from './settings';
import {accessToken} from './shared';

/** Creates a vault for pages where the script has no storage of its own: the token is stored in the settings object. */
export function createSettingsVault(settings: Settings): Vault {
  return {
    ready: Promise.resolve(),
    read: () => settings.get(accessToken) || undefined,
    write: token => settings.set(accessToken, token),
    clear: () => settings.set(accessToken, ''),
    ...settings.changesOf([accessToken]),
  };
}
