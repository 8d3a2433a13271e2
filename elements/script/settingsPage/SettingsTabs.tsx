import {useMemo, type ReactNode} from 'react';

import {categoryNames} from '#services/messages';
import type {FeatureInfo} from '#services/features';
import {formatNumber} from '#domain/text/format';
import {Tabs} from '#ui/tabs/Tabs';
import {inCategory} from './find';
import {tabText} from './tabMessages';
import {categoryOf, tabsFor, type TabName} from './tabs';
import type {View} from './useView';

const titleOf = (tab: TabName) => ({...categoryNames, ...tabText})[tab];

interface SettingsTabsProps {
  /** All features, which decide about the tabs. */
  features: readonly FeatureInfo[];
  /** The features that the tabs count. */
  found: readonly FeatureInfo[];
  view: View;
  content: (tab: TabName) => ReactNode;
}

/** The tabs of the settings at the left of the open one; a narrow window has a select above it instead. */
export function SettingsTabs({features, found, view: {tab, choose}, content}: SettingsTabsProps) {
  const names = useMemo(() => tabsFor(features), [features]);
  const chosen = (name: string) => choose(names.find(each => each === name) ?? 'start');
  const countOf = (name: TabName) => {
    const category = categoryOf(name);
    return category ? inCategory(found, category).length : name === 'all' ? found.length : undefined;
  };
  return (
    <div className="tabs">
      <label className="narrow-tabs ui-field">
        {tabText.label}
        <select className="ui-select" value={tab} onChange={({target}) => chosen(target.value)}>
          {names.map(name => (
            <option key={name} value={name}>
              {titleOf(name)}
            </option>
          ))}
        </select>
      </label>
      <Tabs
        isVertical
        label={tabText.label}
        selected={tab}
        onSelect={chosen}
        tabs={names.map(name => {
          const count = countOf(name);
          return {
            id: name,
            title: (
              <>
                <span>{titleOf(name)}</span>
                {count === undefined ? null : (
                  <span className="count" aria-hidden="true">
                    {formatNumber(count)}
                  </span>
                )}
              </>
            ),
            content: () => content(name),
          };
        })}
      />
    </div>
  );
}
