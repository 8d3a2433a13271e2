import {useState} from 'react';

import type {FieldSetting, NumberSetting} from '#services/settings/handles';
import {useSetting} from '#ui/useSetting';

interface FieldProps<S extends FieldSetting> {
  setting: S;
  disabled: boolean;
}

function NumberField({setting, disabled}: FieldProps<NumberSetting>) {
  const [value, save] = useSetting(setting);
  const [typed, setTyped] = useState<string>();
  const {min, max} = setting;
  const number = Number(typed);
  const invalid =
    typed !== undefined &&
    (typed.trim() === '' || !Number.isFinite(number) || number < (min ?? -Infinity) || number > (max ?? Infinity));
  const take = (next: string) => {
    setTyped(next);
    const parsed = Number(next);
    if (next.trim() !== '' && Number.isFinite(parsed) && parsed >= (min ?? -Infinity) && parsed <= (max ?? Infinity))
      save(parsed);
  };
  return (
    <input
      type="number"
      value={typed ?? value}
      min={min}
      max={max}
      disabled={disabled}
      aria-invalid={invalid}
      onChange={event => take(event.target.value)}
      onBlur={() => setTyped(undefined)}
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
      <select value={String(value)} disabled={disabled} onChange={event => save(event.target.value)}>
        {setting.values.map(each => (
          <option key={each}>{each}</option>
        ))}
      </select>
    );
  return <input type="text" value={String(value)} disabled={disabled} onChange={event => save(event.target.value)} />;
}

/** A labelled input for a setting of any type, restricted to its limits. */
export function Field({setting, disabled}: FieldProps<FieldSetting>) {
  return (
    <label className="field">
      <Control setting={setting} disabled={disabled} />
      <span>{setting.title}</span>
    </label>
  );
}
