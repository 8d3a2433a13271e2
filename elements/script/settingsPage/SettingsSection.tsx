import {useState} from 'react';

import {build} from '../../../src/platform/build';
import {categories, type Category, type FeatureInfo} from '../../../src/services/features';
import {useServices} from '../../../src/ui/context';
import {CategoryTabs} from './CategoryTabs';
import {FeatureRow} from './FeatureRow';
import {Notices} from './Notices';
import {SignIn} from './SignIn';

const byImportance = (a: FeatureInfo, b: FeatureInfo) => (b.importance ?? 0) - (a.importance ?? 0);

/** The product's part of the settings of authorised apps: drawn from the definitions alone. */
export default function SettingsSection() {
  const {catalogue} = useServices();
  const [category, setCategory] = useState<Category>();
  const shown = catalogue
    .filter(feature => feature.visible !== false)
    .filter(feature => category === undefined || feature.categories.includes(category))
    .toSorted(byImportance);
  const used = categories.filter(each =>
    catalogue.some(({visible, categories: own}) => visible !== false && own.includes(each)),
  );
  return (
    <section id="hohSettings" aria-labelledby="title">
      <h2 id="title">{build.name} Settings</h2>
      <p className="about">
        Version {build.version} · <a href={build.homepage}>Homepage</a> · <a href={build.repository}>Repository</a>
      </p>
      <Notices />
      <SignIn />
      <CategoryTabs categories={used} chosen={category} choose={setCategory} />
      {shown.length === 0 ? <p>No setting is in this category.</p> : null}
      <ul className="features" aria-label={category ?? 'All settings'}>
        {shown.map(feature => (
          <FeatureRow key={feature.id} feature={feature} />
        ))}
      </ul>
    </section>
  );
}
