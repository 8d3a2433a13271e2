import type {Settings} from './settings';
import {refusedSiteFixes, siteFixes, siteFixesWanted} from './siteFixes';

const inForce = (settings: Settings, names: readonly string[]) =>
  settings.get(siteFixesWanted) && !settings.get(refusedSiteFixes).some(name => names.includes(name));

/** The fix that turns off the feature, switch or option with these names, unless the user refused it under one of them. */
export function fixOf(settings: Settings, names: readonly string[]) {
  const found = settings.get(siteFixes).features.find(({id}) => names.includes(id));
  return found && inForce(settings, names) ? found : undefined;
}

/** The selectors that fixes replace, by anchor name, without those that the user refused. */
export const fixedSelectors = (settings: Settings): Readonly<Record<string, string>> =>
  Object.fromEntries(
    settings
      .get(siteFixes)
      .selectors.filter(({name}) => inForce(settings, [name]))
      .map(({name, selector}) => [name, selector]),
  );
