import {equal} from '@wry/equality';
import {useMemo, useState} from 'react';

import type {FeatureInfo} from '#services/features';
import {allHandles, handlesOfFeature} from '#services/settings/presets';
import type {Settings} from '#services/settings/settings';
import {seenVersion} from '#services/settings/shared';
import {isSwitchedOn} from '#services/settings/turnFeature';
import {useServices} from '#ui/context';
import {useSource} from '#ui/useSource';
import {newFeatures} from './newFeatures';

/** The filters of features. */
export const filterNames = ['on', 'changed', 'signIn', 'new'] as const;
/** Something that features can be filtered by. */
export type FilterName = (typeof filterNames)[number];

/** Whether a feature differs from its defaults. */
const isChanged = (settings: Settings, feature: FeatureInfo) =>
  handlesOfFeature(feature).some(handle => !equal(settings.get(handle), handle.initial));

type Passes = (feature: FeatureInfo, settings: Settings, fresh: readonly FeatureInfo[]) => boolean;

const passes: Readonly<Record<FilterName, Passes>> = {
  on: (feature, settings) => isSwitchedOn(settings, feature),
  changed: (feature, settings) => isChanged(settings, feature),
  signIn: ({needs}) => needs?.includes('token') === true,
  new: (feature, _settings, fresh) => fresh.includes(feature),
};

/**
 * The features that pass all filters, and the number that passes each. What is shown stays until a filter or the features
 * change, so that a switch doesn't hide its row. `kept` is shown in any case.
 */
export function useFilters(
  features: readonly FeatureInfo[],
  chosen: readonly FilterName[],
  kept: FeatureInfo | undefined,
) {
  const {settings, catalogue} = useServices();
  const [seen] = useState(() => settings.get(seenVersion));
  const fresh = useMemo(() => newFeatures(catalogue, seen || undefined), [catalogue, seen]);
  const changes = useMemo(() => settings.changesOf(allHandles(catalogue)), [settings, catalogue]);
  const counts = useSource(changes, () =>
    filterNames.map(name => features.filter(each => passes[name](each, settings, fresh)).length).join(),
  ).split(',');
  const passing = useMemo(
    () => features.filter(each => chosen.every(name => passes[name](each, settings, fresh))),
    [features, chosen, settings, fresh],
  );
  const shown =
    kept && !passing.includes(kept) ? features.filter(each => each === kept || passing.includes(each)) : passing;
  return {shown, counts: Object.fromEntries(filterNames.map((name, index) => [name, Number(counts[index])]))};
}
