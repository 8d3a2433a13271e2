import {useId} from 'react';

import {nameOf, type FieldSetting, type NumberSetting} from '#services/settings/handles';
import {NumberInput} from '#ui/NumberInput';
import {useSetting} from '#ui/useSetting';
import {TextField} from './TextField';

interface FieldProps<S extends FieldSetting> {
  setting: S;
  disabled: boolean;
}

/** Named by the title alone, since the message is also inside the label. */
function NumberField({setting, disabled, titleId}: FieldProps<NumberSetting> & {titleId: string}) {
  const [value, save] = useSetting(setting);
  const {min, max} = setting;
  return (
    <NumberInput
      value={value}
      min={min}
      max={max}
      decimals={0}
      disabled={disabled}
      aria-labelledby={titleId}
      change={next => {
        if (next !== undefined) save(next);
      }}
    />
  );
}

function Control({setting, disabled, titleId}: FieldProps<FieldSetting> & {titleId: string}) {
  const [value, save] = useSetting<unknown>(setting);
  if (setting.type === 'number') return <NumberField setting={setting} disabled={disabled} titleId={titleId} />;
  if (setting.type === 'toggle')
    return (
      <input
        type="checkbox"
        checked={value === true}
        disabled={disabled}
        onChange={event => save(event.target.checked)}
      />
    );
  if (setting.type === 'select')
    return (
      <select
        className="ui-select"
        value={String(value)}
        disabled={disabled}
        onChange={event => save(event.target.value)}
      >
        {setting.values.map(each => (
          <option key={each} value={each}>
            {setting.labels?.[each] ?? each}
          </option>
        ))}
      </select>
    );
  return <TextField setting={setting} disabled={disabled} titleId={titleId} />;
}

/** A labeled input for a setting of any type, restricted to its limits. */
export function Field({setting, disabled}: FieldProps<FieldSetting>) {
  const titleId = useId();
  const title = <span id={titleId}>{setting.title || nameOf(setting)}</span>;
  const isBox = setting.type === 'toggle';
  return (
    <label className={isBox ? 'ui-check' : 'field ui-field'}>
      {isBox ? null : title}
      <Control setting={setting} disabled={disabled} titleId={titleId} />
      {isBox ? title : null}
    </label>
  );
}
