import {useState} from 'react';

import {categories, type Category, type FeatureInfo} from '#services/features';
import {categoryNames} from '#services/messages';
import type {NamedFeature} from '#services/settings/featureNamed';
import {Button} from '#ui/Button';
import {useServices} from '#ui/context';
import {CategoryTabs} from './CategoryTabs';
import {FeatureRow} from './FeatureRow';
import {featureOfFragment, filterFeatures, foundOptions, groupsOf, visibleOf} from './find';
import {SearchBox} from './SearchBox';
import {SectionLink} from './SectionLink';
import {filterSections} from './sections';
import {sectionText, wayText} from './sectionMessages';
import {useFragment} from './useFragment';

interface GroupProps {
  category: Category;
  features: readonly FeatureInfo[];
  /** The search words. */
  words: string;
  addressed: NamedFeature | undefined;
}

/** The features of a category, below its name and their number. */
function Group({category, features, words, addressed}: GroupProps) {
  const id = `group-${category.replace(' ', '-')}`;
  return (
    <div className="group">
      <h3 id={id}>{wayText.group(categoryNames[category], features.length)}</h3>
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
  if (!category) return <p>{wayText.nothing}</p>;
  return (
    <p>
      {wayText.nothingIn(categoryNames[category])}{' '}
      <Button small onClick={searchAll}>
        {wayText.searchAll}
      </Button>
    </p>
  );
}

/** Links to the sections of the settings that aren't features; during a search, only to matching ones. */
function Sections({words}: {words: string}) {
  const found = filterSections(words);
  if (!found.length) return null;
  return (
    <nav className="sections" aria-label={wayText.sections}>
      <ul className="ui-list ui-row">
        {found.map(name => (
          <li key={name}>
            <SectionLink name={name}>{sectionText[name]}</SectionLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Search, tabs and the features by category. If the address's fragment names a feature, that one is expanded. */
export function FeatureList() {
  const {catalogue} = useServices();
  const named = featureOfFragment(catalogue, useFragment());
  const [category, setCategory] = useState<Category>();
  const [words, setWords] = useState('');
  const shown = filterFeatures(catalogue, category, words);
  // The feature named in the address is listed whatever category and search are chosen.
  const extra = named && !shown.includes(named.feature) ? groupsOf([named.feature], undefined) : [];
  const groups = [...extra, ...groupsOf(shown, category)];
  const used = categories.filter(each => visibleOf(catalogue).some(({categories: own}) => own.includes(each)));
  const isNothing = shown.length === 0 && (category !== undefined || filterSections(words).length === 0);
  return (
    <>
      <SearchBox
        text={words}
        count={shown.length + filterSections(words).length}
        search={next => {
          setWords(next);
          if (next) setCategory(undefined);
        }}
      />
      <CategoryTabs categories={used} chosen={category} choose={setCategory} />
      <Sections words={words} />
      {isNothing ? <Nothing category={category} searchAll={() => setCategory(undefined)} /> : null}
      <SectionLink name="all" className="visually-hidden skip">
        {wayText.skip}
      </SectionLink>
      {groups.map(({category: own, features}, index) => (
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
