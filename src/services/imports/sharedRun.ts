import type {Services} from '../services';
import {featureSwitch} from '../settings/featureSwitch';
import {showImportNotices} from './importNotice';
import {ImportRun} from './importRun';

const featureId = 'moreImports';
const runs = new WeakMap<object, ImportRun>();

/** The import of the signed-in account. It outlives the import page: an import continues on every page of the site. */
export function importRunOf(
  services: Pick<Services, 'settings' | 'session' | 'clock' | 'toasts' | 'signal' | 'apiFor'>,
): ImportRun {
  const {settings, session, clock, toasts, signal} = services;
  const known = runs.get(session);
  if (known) return known;
  const isOn = () => settings.get(featureSwitch(featureId));
  const run = new ImportRun({api: services.apiFor(featureId), session, featureId, isOn, now: clock.now, signal});
  settings.changesOf([featureSwitch(featureId)]).subscribe(() => void run.load(), {signal});
  showImportNotices({toasts, signal}, run);
  runs.set(session, run);
  return run;
}
