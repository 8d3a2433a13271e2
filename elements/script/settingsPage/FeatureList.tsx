import {useDeferredValue, useMemo} from 'react';

import type {FeatureInfo} from '#services/features';
import {categoryNames} from '#services/messages';
import {Button} from '#ui/Button';
import {Filters} from './Filters';
import {inCategory} from './find';
import {groupsOf, type Group} from './groups';
import {groupText} from './groupMessages';
import {NoMatch, OtherHits} from './OtherHits';
import {Rows} from './Rows';
import {wayText} from './sectionMessages';
import {categoryOf, type TabName} from './tabs';
import {useFilters, type FilterName} from './useFilters';
import type {Search} from './useSearch';
import type {View} from './useView';

/** A note that nothing was found, which in a category offers to search all of them. */
function Nothing({tab, searchAll, showAll}: {tab: TabName; searchAll: () => void; showAll: () => void}) {
  const category = categoryOf(tab);
  if (!category) return <NoMatch showAll={showAll} />;
  return (
    <p>
      {wayText.nothingIn(categoryNames[category])}{' '}
      <Button small onClick={searchAll}>
        {wayText.searchAll}
      </Button>
    </p>
  );
}

const titleOf = (name: Group['name'], tab: TabName) => {
  const category = categoryOf(tab);
  return name ? groupText[name] : category ? categoryNames[category] : wayText.all;
};

/** The number of groups to render: at first one, which fills a screen. The others follow in short tasks. */
const useGroupCount = (count: number) => useDeferredValue(count, 1);

interface FeatureListProps {
  view: View;
  search: Search;
  filters: readonly FilterName[];
  setFilters: (filters: readonly FilterName[]) => void;
}

/** The groups of a tab; a search has one, best first. A filter hides rows, but moves none. */
function useGroups(features: readonly FeatureInfo[], isSearch: boolean, shown: readonly FeatureInfo[]) {
  const groups = useMemo(() => (isSearch ? [{name: undefined, features}] : groupsOf(features)), [features, isSearch]);
  return groups
    .map(group => ({...group, features: group.features.filter(each => shown.includes(each))}))
    .filter(group => group.features.length > 0);
}

/** The features of a tab in groups, or what a search found in it, with filters above. */
export function FeatureList({view: {tab, addressed, showAll}, search, filters, setFilters}: FeatureListProps) {
  const {words, found, setCategory} = search;
  const isSearch = words.trim() !== '';
  const features = useMemo(() => inCategory(found.features, categoryOf(tab)), [found, tab]);
  const {shown, counts} = useFilters(features, filters, addressed?.feature);
  const groups = useGroups(features, isSearch, shown);
  const count = useGroupCount(groups.length);
  const isAll = tab === 'all';
  const hits = isSearch && isAll ? found.hits : [];
  return (
    <>
      <Filters chosen={filters} counts={counts} total={features.length} choose={setFilters} />
      <OtherHits hits={hits} />
      {features.length + hits.length === 0 ? (
        <Nothing tab={tab} searchAll={() => setCategory(undefined)} showAll={showAll} />
      ) : null}
      {features.length && !shown.length ? <p>{wayText.filtered}</p> : null}
      {groups.slice(0, count).map(group => {
        const name = isSearch ? 'found' : (group.name ?? 'tab');
        const title = isSearch ? wayText.results : titleOf(group.name, tab);
        return (
          <div key={name} className={isAll ? 'far' : undefined}>
            <h3 id={`group-${name}`}>{wayText.group(title, group.features.length)}</h3>
            <Rows features={group.features} titleId={`group-${name}`} words={words} addressed={addressed} />
          </div>
        );
      })}
    </>
  );
}
