import type {FeatureInfo} from '#services/features';
import type {FieldSetting} from '#services/settings/handles';
import {useSetting} from '#ui/useSetting';
import {FeatureChoice} from './FeatureChoice';
import {Field} from './Field';
import {Fixed} from './Fixed';

interface OptionProps {
  setting: FieldSetting;
  disabled: boolean;
}

/** A field, and the fix that turns it off, if there is one. */
function Option({setting, disabled}: OptionProps) {
  const [value] = useSetting<unknown>(setting);
  return (
    <div data-option={setting.key}>
      <Field setting={setting} disabled={disabled} />
      {value === false ? null : <Fixed names={[setting.key]} title={setting.title} />}
    </div>
  );
}

interface OptionsProps {
  feature: FeatureInfo;
  on: boolean;
  /** Keys of options that are shown while the feature is off, too, because they were searched or linked to. */
  wanted: readonly string[];
  /** Whether the feature lacks something that it needs. */
  disabled: boolean;
}

/** The switches of a feature that has several, and the options of one that is on. */
export function Options({feature, on, wanted, disabled}: OptionsProps) {
  const {switches = [], isChoice, settings = []} = feature;
  const own = isChoice ? [] : switches;
  const shown = settings.filter(({key}) => on || wanted.includes(key));
  if (!isChoice && !own.length && !shown.length) return null;
  return (
    <div className="sub">
      {isChoice ? <FeatureChoice feature={feature} /> : null}
      {own.map(setting => (
        <Option key={setting.key} setting={setting} disabled={false} />
      ))}
      {shown.map(setting => (
        <Option key={setting.key} setting={setting} disabled={disabled || !on} />
      ))}
    </div>
  );
}
