import {openVault as openOwnVault} from '#platform/platform';
import type {Vault} from '#platform/vault';
import type {Report} from './report';
import type {Settings} from './settings/settings';
import {createSettingsVault} from './settings/settingsVault';
import {accessToken} from './settings/shared';

/**
 * Chooses where the token is stored, by what is available: the script manager's storage, else the extension's, else the
 * settings object. A token found in the settings although there is a vault is moved to the vault (rule session-1).
 */
export function openVault(settings: Settings, {report, signal}: {report: Report; signal: AbortSignal}): Vault {
  const legacy = {
    read: () => settings.get(accessToken) || undefined,
    forget: () => settings.reset([accessToken]),
  };
  return (
    openOwnVault({signal, showMessage: text => report.notice(text), legacyToken: legacy}) ??
    createSettingsVault(settings)
  );
}
