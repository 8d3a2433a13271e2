import {useEffect, useRef, useState} from 'react';

import {switchOf, type FeatureInfo} from '#services/features';
import {Button} from '#ui/Button';
import {useSetting} from '#ui/useSetting';
import {Changed} from './Changed';
import {Details} from './Details';
import {Editor} from './Editor';
import {FeatureSwitch} from './FeatureSwitch';
import {Field} from './Field';
import {Fixed} from './Fixed';
import {HealthMark} from './HealthMark';
import {Missing} from './Missing';
import {Required} from './Required';
import {useMissingNeeds} from './useMissingNeeds';
import {text} from './messages';

interface FeatureRowProps {
  feature: FeatureInfo;
  /** The page's address names this feature, so its row is expanded and scrolled into view. */
  isAddressed: boolean;
}

/** Expands a row that the address names and scrolls it into view. */
function useAddressed(isAddressed: boolean) {
  const row = useRef<HTMLLIElement>(null);
  const [toggled, setToggled] = useState<boolean>();
  useEffect(() => {
    if (!isAddressed) return;
    row.current?.scrollIntoView({block: 'center'});
    row.current?.querySelector('input')?.focus({preventScroll: true});
  }, [isAddressed]);
  return {row, isOpen: toggled ?? isAddressed, setOpen: setToggled};
}

/** A feature: its switch and details, and while it is on, its settings and editor. */
export function FeatureRow({feature, isAddressed}: FeatureRowProps) {
  const [on] = useSetting(switchOf(feature));
  const {row, isOpen, setOpen} = useAddressed(isAddressed);
  const missing = useMissingNeeds(feature);
  const edits = on && (missing.length === 0 || feature.editsAlways === true);
  return (
    <li ref={row} className="feature ui-panel" data-id={feature.id} data-dimmed={missing.length > 0}>
      <div className="head">
        <FeatureSwitch feature={feature} />
        <Changed feature={feature} />
        <HealthMark feature={feature} on={on} />
        <Button icon className="ui-button-round" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          <span aria-hidden="true">i</span>
          <span className="visually-hidden">{text.moreAbout(feature.name)}</span>
        </Button>
      </div>
      {isOpen ? <Details feature={feature} /> : null}
      {on ? <Fixed feature={feature} /> : null}
      <Required feature={feature} />
      <Missing needs={missing} />
      {on && feature.settings?.length ? (
        <div className="sub">
          {feature.settings.map(setting => (
            <Field key={setting.key} setting={setting} disabled={missing.length > 0} />
          ))}
        </div>
      ) : null}
      {edits ? <Editor feature={feature} /> : null}
    </li>
  );
}
