import {openManagerVault, type Vault} from '../platform/vault';
import type {Settings} from './settings/settings';
import {createSettingsVault} from './settings/settingsVault';
import {accessToken} from './settings/shared';

/**
 * Chooses where the token lies by what exists: the script manager's storage, else the settings object. A token found in
 * the settings beside a vault is moved there and deleted (decision 5).
 */
export function openVault(settings: Settings, options: {signal: AbortSignal}): Vault {
  const vault = openManagerVault(options);
  if (!vault) return createSettingsVault(settings);
  const found = settings.get(accessToken);
  if (found) {
    if (vault.read() === undefined) vault.write(found);
    settings.reset([accessToken]);
  }
  return vault;
}
