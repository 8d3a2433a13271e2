import {useDeferredValue, type ReactNode} from 'react';

import {categories, type Category, type FeatureInfo} from '#services/features';
import {categoryNames} from '#services/messages';
import type {NamedFeature} from '#services/settings/featureNamed';
import {Button} from '#ui/Button';
import {useServices} from '#ui/context';
import {CategoryTabs} from './CategoryTabs';
import {FeatureRow} from './FeatureRow';
import {featureOfFragment, foundOptions, groupsOf, inCategory, visibleOf} from './find';
import {NoMatch, OtherHits} from './OtherHits';
import {SearchBox} from './SearchBox';
import {SectionLink} from './SectionLink';
import {wayText} from './sectionMessages';
import {useFragment} from './useFragment';
import type {Search} from './useSearch';

interface GroupProps {
  /** `undefined`: what a search found in all categories, best first. */
  category: Category | undefined;
  features: readonly FeatureInfo[];
  /** The search words. */
  words: string;
  addressed: NamedFeature | undefined;
}

/** The features of a category or a search, below their name and number. */
function Group({category, features, words, addressed}: GroupProps) {
  const id = `group-${category?.replace(' ', '-') ?? 'found'}`;
  return (
    <div>
      <h3 id={id}>{wayText.group(category ? categoryNames[category] : wayText.results, features.length)}</h3>
      <ul className="features ui-list" aria-labelledby={id}>
        {features.map(feature => (
          <FeatureRow
            key={feature.id}
            feature={feature}
            isAddressed={feature === addressed?.feature}
            addressed={feature === addressed?.feature ? addressed.setting?.key : undefined}
            found={foundOptions(feature, words)}
          />
        ))}
      </ul>
    </div>
  );
}

/** A note that nothing was found, which in a category offers to search all of them. */
function Nothing({category, searchAll}: {category: Category | undefined; searchAll: () => void}) {
  if (!category) return <NoMatch showAll={searchAll} />;
  return (
    <p>
      {wayText.nothingIn(categoryNames[category])}{' '}
      <Button small onClick={searchAll}>
        {wayText.searchAll}
      </Button>
    </p>
  );
}

/**
 * The number of groups to render: at first one, which fills a screen, unless the address names something in the list. The
 * others follow in short tasks.
 */
const useGroupCount = (count: number) => useDeferredValue(count, location.hash ? count : 1);

interface FeatureListProps {
  search: Search;
  /** Shown in the category "Login". */
  signIn: ReactNode;
}

/**
 * Search, tabs and the features: by category, or during a search the best first. If the address's fragment names a
 * feature, that one is expanded.
 */
export function FeatureList({search: {words, found, category, setWords, setCategory}, signIn}: FeatureListProps) {
  const {catalogue} = useServices();
  const named = featureOfFragment(catalogue, useFragment());
  const shown = inCategory(found.features, category);
  // The feature named in the address is listed whatever category and search are chosen.
  const extra = named && !shown.includes(named.feature) ? groupsOf([named.feature], undefined) : [];
  const ranked = shown.length ? [{category: undefined, features: shown}] : [];
  const groups = [...extra, ...(words.trim() && !category ? ranked : groupsOf(shown, category))];
  const count = useGroupCount(groups.length);
  const used = categories.filter(each => visibleOf(catalogue).some(({categories: own}) => own.includes(each)));
  const others = found.hits.length - found.features.length;
  const isNothing = shown.length === 0 && (category !== undefined || others === 0);
  const searchAll = () => (category ? setCategory(undefined) : setWords(''));
  return (
    <>
      <SearchBox text={words} count={shown.length + (category ? 0 : others)} isNear={found.isNear} search={setWords} />
      <CategoryTabs categories={used} chosen={category} choose={setCategory} />
      {words.trim() && !category ? <OtherHits hits={found.hits} /> : null}
      {isNothing ? <Nothing category={category} searchAll={searchAll} /> : null}
      {found.sections.includes('all') ? (
        <SectionLink name="all" className="visually-hidden skip">
          {wayText.skip}
        </SectionLink>
      ) : null}
      {category === 'Login' ? signIn : null}
      {groups.slice(0, count).map(({category: own, features}, index) => (
        <Group
          key={`${own}-${index < extra.length}`}
          category={own}
          features={features}
          words={words}
          addressed={named}
        />
      ))}
    </>
  );
}
