import {fits} from '#domain/list/collage';
import type {NumberSetting} from '#services/settings/handles';
import {Button} from '#ui/Button';
import {useServices} from '#ui/context';
import {NumberInput} from '#ui/NumberInput';
import {useSetting} from '#ui/useSetting';
import {fitText, layoutText} from './messages';
import {layoutSettings} from './settings';

function NumberField({setting}: {setting: NumberSetting}) {
  const [value, save] = useSetting(setting);
  return (
    <label className="ui-field">
      {setting.title}
      <NumberInput
        value={value}
        min={setting.min}
        max={setting.max}
        decimals={0}
        change={next => next !== undefined && next !== value && save(next)}
      />
    </label>
  );
}

/** The layout of the collage. Every change is remembered. */
export function LayoutFields() {
  const {settings} = useServices();
  const {columns, rows, gap, width, height, fit, color} = layoutSettings;
  const [chosen, choose] = useSetting(fit);
  const [background, paint] = useSetting(color);
  return (
    <details>
      <summary>{layoutText.layout}</summary>
      <div className="ui-fields">
        {[columns, rows, gap, width, height].map(setting => (
          <NumberField key={setting.key} setting={setting} />
        ))}
        <label className="ui-field">
          {layoutText.fit}
          <select className="ui-select" value={chosen} onChange={({target}) => choose(target.value)}>
            {fits.map(each => (
              <option key={each} value={each}>
                {fitText[each]}
              </option>
            ))}
          </select>
        </label>
        {chosen === 'transparent' ? null : (
          <label className="ui-field">
            {layoutText.color}
            <input type="color" value={background} onChange={({target}) => paint(target.value)} />
          </label>
        )}
        <Button small onClick={() => settings.reset(Object.values(layoutSettings))}>
          {layoutText.reset}
        </Button>
      </div>
    </details>
  );
}
