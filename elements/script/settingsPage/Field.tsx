import type {FieldSetting, NumberSetting} from '#services/settings/handles';
import {NumberInput} from '#ui/NumberInput';
import {useSetting} from '#ui/useSetting';

interface FieldProps<S extends FieldSetting> {
  setting: S;
  disabled: boolean;
}

function NumberField({setting, disabled}: FieldProps<NumberSetting>) {
  const [value, save] = useSetting(setting);
  const {min, max} = setting;
  return (
    <NumberInput
      value={value}
      min={min}
      max={max}
      disabled={disabled}
      change={next => {
        if (next !== undefined) save(next);
      }}
    />
  );
}

function Control({setting, disabled}: FieldProps<FieldSetting>) {
  const [value, save] = useSetting<unknown>(setting);
  if (setting.type === 'number') return <NumberField setting={setting} disabled={disabled} />;
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
          <option key={each}>{each}</option>
        ))}
      </select>
    );
  return (
    <input
      type="text"
      className="ui-input"
      value={String(value)}
      disabled={disabled}
      onChange={event => save(event.target.value)}
    />
  );
}

/** A labelled input for a setting of any type, restricted to its limits. */
export function Field({setting, disabled}: FieldProps<FieldSetting>) {
  return (
    <label className="field ui-check">
      <Control setting={setting} disabled={disabled} />
      <span>{setting.title}</span>
    </label>
  );
}
