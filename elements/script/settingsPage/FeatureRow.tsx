import {useEffect, useRef, useState} from 'react';

import type {FeatureInfo, Need} from '#services/features';
import {Button} from '#ui/Button';
import {Changed} from './Changed';
import {Details} from './Details';
import {Editor} from './Editor';
import {FeatureChoice} from './FeatureChoice';
import {FeatureSwitch} from './FeatureSwitch';
import {Fixes} from './Fixed';
import {HealthMark} from './HealthMark';
import {Missing} from './Missing';
import {Options} from './Options';
import {Required} from './Required';
import {useFeatureSwitch} from './useFeatureSwitch';
import {useMissingNeeds} from './useMissingNeeds';
import {text} from './messages';

interface FeatureRowProps {
  feature: FeatureInfo;
  /** The page's address names this feature, so its row is expanded and scrolled into view. */
  isAddressed?: boolean;
  /** Key of the switch or option that the address names. */
  addressed?: string | undefined;
  /** Keys of options that a search found. */
  found?: readonly string[];
}

const none: readonly string[] = [];

/** Expands the row of the feature in the address, scrolls it into view and focuses the named control, if it is enabled. */
function useAddressed(isAddressed: boolean, addressed: string | undefined) {
  const row = useRef<HTMLLIElement>(null);
  const [toggled, setToggled] = useState<boolean>();
  useEffect(() => {
    if (!isAddressed) return;
    row.current?.scrollIntoView({block: 'center'});
    const fields = [...(row.current?.querySelectorAll<HTMLElement>(':is(input, select):enabled') ?? [])];
    const meant = fields.find(each => addressed !== undefined && each.closest(`[data-option="${addressed}"]`) !== null);
    (meant ?? fields[0])?.focus({preventScroll: true});
  }, [isAddressed, addressed]);
  return {row, isOpen: toggled ?? isAddressed, setOpen: setToggled};
}

interface ObstaclesProps {
  feature: FeatureInfo;
  on: boolean;
  missing: readonly Need[];
}

/** Steps that the user must take before the feature works. The details list them, too, with other reasons. */
const Obstacles = ({feature, on, missing}: ObstaclesProps) => (
  <>
    {on ? <Fixes feature={feature} /> : null}
    <Required feature={feature} />
    <Missing needs={missing} />
  </>
);

/** A feature: its switches and details, and while it is on, its options and editor. */
export function FeatureRow({feature, isAddressed = false, addressed, found = none}: FeatureRowProps) {
  const [on] = useFeatureSwitch(feature);
  const {row, isOpen, setOpen} = useAddressed(isAddressed, addressed);
  const missing = useMissingNeeds(feature);
  const edits = on && (missing.length === 0 || feature.editsAlways === true);
  return (
    <li ref={row} className="feature ui-panel" data-id={feature.id} data-dimmed={missing.length > 0}>
      <div className="head">
        {feature.isChoice ? <FeatureChoice feature={feature} /> : <FeatureSwitch feature={feature} />}
        <Changed feature={feature} />
        <HealthMark feature={feature} on={on} canReport={!isOpen} />
        <Button icon className="ui-button-round" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          <span aria-hidden="true">i</span>
          <span className="visually-hidden">{text.moreAbout(feature.name)}</span>
        </Button>
      </div>
      {isOpen ? <Details feature={feature} /> : <Obstacles feature={feature} on={on} missing={missing} />}
      <Options
        feature={feature}
        on={on}
        wanted={addressed === undefined ? found : [...found, addressed]}
        disabled={missing.length > 0}
      />
      {edits ? <Editor feature={feature} /> : null}
    </li>
  );
}
