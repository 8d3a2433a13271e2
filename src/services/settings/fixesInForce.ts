import type {Settings} from './settings';
import {refusedSiteFixes, siteFixes, siteFixesWanted} from './siteFixes';

const inForce = (settings: Settings, name: string) =>
  settings.get(siteFixesWanted) && !settings.get(refusedSiteFixes).includes(name);

/** The fix that turns a feature off, unless the user refused it. */
export function fixOfFeature(settings: Settings, featureId: string) {
  const found = settings.get(siteFixes).features.find(({id}) => id === featureId);
  return found && inForce(settings, featureId) ? found : undefined;
}

/** The selectors that fixes replace, by anchor name, without those that the user refused. */
export const fixedSelectors = (settings: Settings): Readonly<Record<string, string>> =>
  Object.fromEntries(
    settings
      .get(siteFixes)
      .selectors.filter(({name}) => inForce(settings, name))
      .map(({name, selector}) => [name, selector]),
  );
