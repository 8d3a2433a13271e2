import {useState} from 'react';

import {switchOf, type FeatureInfo, type Need} from '../../../src/services/features';
import {useSetting} from '../../../src/ui/useSetting';
import {Field} from './Field';
import {HealthMark} from './HealthMark';
import {useMissingNeeds} from './useMissingNeeds';

const reasons: Readonly<Record<Need, string>> = {
  user: 'Needs a signed-in user.',
  token: 'Needs the script to be signed in.',
  desktop: 'Switched off in mobile mode.',
};

/** One feature: its switch, what is known about it, its sub-settings while it is on. */
export function FeatureRow({feature}: {feature: FeatureInfo}) {
  const [on] = useSetting(switchOf(feature));
  const [open, setOpen] = useState(false);
  const missing = useMissingNeeds(feature);
  const {extendedDescription} = feature;
  return (
    <li className="feature" data-id={feature.id} data-dimmed={missing.length > 0}>
      <div className="head">
        <Field setting={switchOf(feature)} disabled={false} />
        <HealthMark featureId={feature.id} on={on} />
        {extendedDescription ? (
          <button type="button" className="info" aria-expanded={open} onClick={() => setOpen(!open)}>
            <span aria-hidden="true">i</span>
            <span className="visually-hidden">More about {feature.id}</span>
          </button>
        ) : null}
      </div>
      {open ? <p className="long">{extendedDescription}</p> : null}
      {missing.map(need => (
        <p key={need} className="reason">
          {reasons[need]}
        </p>
      ))}
      {on && feature.settings.length ? (
        <div className="sub">
          {feature.settings.map(setting => (
            <Field key={setting.key} setting={setting} disabled={missing.length > 0} />
          ))}
        </div>
      ) : null}
    </li>
  );
}
