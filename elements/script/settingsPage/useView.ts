import {useMemo, useState} from 'react';

import type {FeatureInfo} from '#services/features';
import type {NamedFeature} from '#services/settings/featureNamed';
import {settingsTab} from '#services/settings/shared';
import {useServices} from '#ui/context';
import {featureOfFragment} from './find';
import type {Jump} from './jump';
import {categoryOf, tabOfFeature, tabOfSection, tabsFor, type TabName} from './tabs';
import {useFragment} from './useFragment';
import type {Search} from './useSearch';

/** The open tab, and the feature that an address or a link leads to, until another tab is chosen. */
export interface View {
  readonly tab: TabName;
  readonly addressed: NamedFeature | undefined;
  readonly choose: (tab: TabName) => void;
  /** Opens the tab of all features, without a search. */
  readonly showAll: () => void;
}

/** A search is about all tabs until a category is chosen; tabs without features end it. */
const tabOfSearch = ({category}: Search): TabName => category ?? 'all';

/**
 * The tab that is shown: the one that a link or the address leads to, otherwise the one chosen last, in any visit. A link
 * or an address ends a search.
 */
export function useView(features: readonly FeatureInfo[], {target, repeats}: Jump, search: Search): View {
  const fragment = useFragment();
  const {settings} = useServices();
  // Read once: a tab chosen later in another window has no effect here.
  const [stored, store] = useState(() => settings.get(settingsTab));
  const named = useMemo(() => featureOfFragment(features, fragment), [features, fragment]);
  // A new object for each request, and the same one until the next.
  const request = useMemo(() => (target || named ? {target, named, repeats} : undefined), [target, named, repeats]);
  const last = tabsFor(features).find(each => each === stored) ?? 'start';
  const [left, setLeft] = useState<object>();
  const [seen, setSeen] = useState(request);
  if (seen !== request) {
    setSeen(request);
    if (request && search.words) search.setWords('');
  }
  const isLeft = request === undefined || request === left;
  const requested = request?.target ? tabOfSection(request.target.name) : named && tabOfFeature(named, last);
  const open = (tab: TabName) => {
    if (search.words) search.setWords('');
    setLeft(request);
    store(tab);
    settings.set(settingsTab, tab);
  };
  const choose = (tab: TabName) => {
    const isList = tab === 'all' || categoryOf(tab) !== undefined;
    if (search.words && isList) search.setCategory(categoryOf(tab));
    else open(tab);
  };
  const showAll = () => open('all');
  if (search.words.trim()) return {tab: tabOfSearch(search), addressed: undefined, choose, showAll};
  return {
    tab: isLeft ? last : (requested ?? last),
    addressed: isLeft || request.target ? undefined : named,
    choose,
    showAll,
  };
}
