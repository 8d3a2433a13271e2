import {useEffect, useId, useRef, useState} from 'react';

import type {FeatureInfo} from '#services/features';
import type {NamedFeature} from '#services/settings/featureNamed';
import {Button} from '#ui/Button';
import {Details} from './Details';
import {FeatureSwitch} from './FeatureSwitch';
import {FeatureTexts} from './FeatureTexts';
import {scrollWhole} from './jump';
import {Mark} from './Mark';
import {text} from './messages';

interface FeatureRowProps {
  feature: FeatureInfo;
  /** A link or the address leads to this feature, so its row is expanded and scrolled into view; a new object each time. */
  addressed?: NamedFeature | undefined;
  /** Keys of options that a search found. */
  found?: readonly string[];
  /** Whether Tab stops at the controls of this row. */
  isCurrent?: boolean;
}

const none: readonly string[] = [];

/** Scrolls the row of the feature in the address into view and focuses the named control, if it is enabled. */
function useArrival(addressed: NamedFeature | undefined) {
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (!addressed) return;
    if (row.current) scrollWhole(row.current, 'center');
    const fields = [...(row.current?.querySelectorAll<HTMLElement>(':is(input, select):enabled') ?? [])];
    const key = addressed.setting?.key;
    const meant = fields.find(each => key !== undefined && each.closest(`[data-option~="${key}"]`) !== null);
    (meant ?? fields[0])?.focus({preventScroll: true});
  }, [addressed]);
  return row;
}

/** A feature: its switch, name and summary in a line, which opens to everything else about it. */
export function FeatureRow({feature, addressed, found = none, isCurrent = true}: FeatureRowProps) {
  const row = useArrival(addressed);
  const [toggled, setToggled] = useState<{readonly at: NamedFeature | undefined; readonly isOpen: boolean}>();
  const isMeant = addressed !== undefined || found.length > 0;
  const isOpen = toggled && toggled.at === addressed ? toggled.isOpen : isMeant;
  const id = useId();
  const stop = isCurrent ? undefined : -1;
  const wanted = addressed?.setting ? [...found, addressed.setting.key] : found;
  return (
    <li ref={row} className="feature" data-id={feature.id}>
      <div className="head" data-open={isOpen}>
        <FeatureSwitch feature={feature} id={id} tabIndex={stop} />
        <FeatureTexts feature={feature} id={id} />
        <span id={`${id}mark`} className="mark">
          <Mark feature={feature} />
        </span>
        <Button
          variant="quiet"
          className="open ui-chevron"
          aria-expanded={isOpen}
          aria-label={text.moreAbout(feature.name)}
          aria-describedby={`${id}mark`}
          title={isOpen ? undefined : feature.summary}
          tabIndex={stop}
          onClick={() => setToggled({at: addressed, isOpen: !isOpen})}
        />
      </div>
      {isOpen ? <Details feature={feature} wanted={wanted} /> : null}
    </li>
  );
}
