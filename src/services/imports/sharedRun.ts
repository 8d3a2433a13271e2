import type {Services} from '../services';
import {featureSwitch} from '../settings/featureSwitch';
import {featureOf} from './importJob';
import {showImportNotices} from './importNotice';
import {ImportRun} from './importRun';
import type {MayRun} from './importState';

const switches = {
  moreImports: featureSwitch('moreImports'),
  bulkEdit: featureSwitch('bulkEdit'),
} as const;
const runs = new WeakMap<object, ImportRun>();

/** The imports and bulk edits of the signed-in account. They outlive the page: they continue on every page of the site. */
export function importRunOf(
  services: Pick<Services, 'settings' | 'session' | 'clock' | 'toasts' | 'signal' | 'apiFor'>,
): ImportRun {
  const {settings, session, clock, toasts, signal} = services;
  const known = runs.get(session);
  if (known) return known;
  const featureId = featureOf({});
  const mayRun: MayRun = job => settings.get(switches[featureOf(job)]);
  const run = new ImportRun({api: services.apiFor(featureId), session, featureId, mayRun, now: clock.now, signal});
  settings.changesOf(Object.values(switches)).subscribe(() => void run.load(), {signal});
  showImportNotices({toasts, signal}, run);
  runs.set(session, run);
  return run;
}
