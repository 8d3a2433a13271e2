import {useState} from 'react';

import {build} from '#platform/platform';
import {categories, type Category} from '#services/features';
import {useServices} from '#ui/context';
import {Budget} from './Budget';
import {CategoryTabs} from './CategoryTabs';
import {BisectPanel} from './BisectPanel';
import {FeatureRow} from './FeatureRow';
import {featureOfFragment, filterFeatures, visibleOf} from './find';
import {Journal} from './Journal';
import {AllSettings} from './AllSettings';
import {News} from './News';
import {Notices} from './Notices';
import {SearchBox} from './SearchBox';
import {SignIn} from './SignIn';
import {useFragment} from './useFragment';
import {Waiting} from './Waiting';
import {categoryNames} from '#services/messages';
import {text} from './messages';

/** Tabs, search and the list of features. If the address's fragment names a feature, that one is expanded. */
function FeatureList() {
  const {catalogue} = useServices();
  const named = featureOfFragment(catalogue, useFragment());
  const [category, setCategory] = useState<Category>();
  const [words, setWords] = useState('');
  const shown = filterFeatures(catalogue, category, words);
  // The feature that the address names is listed whatever category and search are chosen.
  const rows = named && !shown.includes(named) ? [named, ...shown] : shown;
  const used = categories.filter(each => visibleOf(catalogue).some(({categories: own}) => own.includes(each)));
  return (
    <>
      <SearchBox
        text={words}
        count={shown.length}
        search={next => {
          setWords(next);
          if (next) setCategory(undefined);
        }}
      />
      <CategoryTabs categories={used} chosen={category} choose={setCategory} />
      {rows.length === 0 ? <p>{text.noMatch}</p> : null}
      <ul className="features ui-list" aria-label={category ? categoryNames[category] : text.allSettings}>
        {rows.map(feature => (
          <FeatureRow key={feature.id} feature={feature} isAddressed={feature === named} />
        ))}
      </ul>
    </>
  );
}

/** Our section on the site's page of authorised apps. It is generated from the definitions alone. */
export default function SettingsSection() {
  return (
    <section id="hohSettings" aria-labelledby="title">
      <h2 id="title">{text.heading}</h2>
      <p className="about">
        {text.version} · <a href={build.homepage}>{text.homepage}</a> · <a href={build.repository}>{text.repository}</a>
      </p>
      <Notices />
      <News />
      <SignIn />
      <Waiting />
      <FeatureList />
      <Journal />
      <AllSettings />
      <Budget />
      <BisectPanel />
    </section>
  );
}
