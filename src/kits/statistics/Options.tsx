import {Check} from '#ui/Check';
import type {Field, FieldValues} from './fields';
import {text} from './messages';

interface OptionsProps {
  fields: readonly Field[];
  values: FieldValues;
  change: (values: FieldValues) => void;
}

interface FieldProps<F extends Field> {
  field: F;
  value: string | boolean | undefined;
  set: (value: string | boolean) => void;
}

function OneField({field, value, set}: FieldProps<Field>) {
  if (field.kind === 'tick')
    return (
      <Check checked={value === true} change={set}>
        {field.title}
      </Check>
    );
  return (
    <label className="ui-field">
      {field.title}
      {field.kind === 'choice' ? (
        <select className="ui-select" value={String(value)} onChange={({target}) => set(target.value)}>
          {field.choices.map(choice => (
            <option key={choice.value} value={choice.value}>
              {choice.title}
            </option>
          ))}
        </select>
      ) : (
        <input
          className="ui-input"
          type="text"
          placeholder={field.hint}
          value={String(value)}
          onChange={({target}) => set(target.value)}
        />
      )}
    </label>
  );
}

/** The options of a statistic; checkboxes are laid out in columns below the others. */
export function Options({fields, values, change}: OptionsProps) {
  const render = (field: Field) => (
    <OneField
      key={field.id}
      field={field}
      value={values[field.id]}
      set={value => change({...values, [field.id]: value})}
    />
  );
  const isTick = ({kind}: Field) => kind === 'tick';
  return (
    <div className="ui-statistic-options" role="group" aria-label={text.options}>
      <div className="ui-fields">{fields.filter(field => !isTick(field)).map(render)}</div>
      <div className="ui-statistic-ticks">{fields.filter(isTick).map(render)}</div>
    </div>
  );
}
