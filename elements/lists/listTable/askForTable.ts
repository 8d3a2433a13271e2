import {hasTable} from '#domain/list/table/address';
import {watchAddress} from '#host/dom/navigation';
import {userLists} from '#host/pages/routes';
import type {Services} from '#services/services';
import {featureSwitch} from '#services/settings/featureSwitch';
import {isHeldBack} from '#services/settings/heldBack';
import {tableText as text} from './messages';
import {isTableRefused} from './settings';

const feature = 'listTable';

const isLinked = (address: URL) => userLists.match(address) !== undefined && hasTable(address.search);

/**
 * Asks whether the table in the address of a list is to be shown, if the feature is off, and closes the question once
 * the address is left. A yes turns the feature on, which shows it.
 */
export function askForTable({settings, toasts, signal}: Pick<Services, 'settings' | 'toasts' | 'signal'>) {
  const own = featureSwitch(feature);
  const isUnwanted = settings.get(isTableRefused) || isHeldBack(settings, [feature]);
  const isAsked = toasts.list().some(({name}) => name === feature);
  if (isUnwanted || isAsked || !isLinked(new URL(location.href))) return;
  const end = new AbortController();
  const close = toasts.show({
    name: feature,
    duration: Infinity,
    text: text.question,
    action: {label: text.show, run: () => settings.set(own, true)},
    refusal: {label: text.refuse, run: () => settings.set(isTableRefused, true)},
  });
  const leave = (address: URL) => {
    if (isLinked(address)) return;
    close();
    end.abort('over');
  };
  watchAddress(leave, {signal: AbortSignal.any([signal, end.signal])});
}
