import {useState} from 'react';

import type {FeatureInfo} from '#services/features';
import {changesOfPreset, presets, withPreset, type Preset} from '#services/settings/presets';
import {Button} from '#ui/Button';
import {useServices} from '#ui/context';
import type {Replace} from './useReplaceSettings';
import {presetHints, presetNames, presetText, storageText} from './panelMessages';

/** The number of features that change, and their names on demand. */
function Changes({summary, features}: {summary: string; features: readonly FeatureInfo[]}) {
  if (!features.length) return null;
  return (
    <details>
      <summary>{summary}</summary>
      <ul>
        {features.map(({id, name}) => (
          <li key={id}>{name}</li>
        ))}
      </ul>
    </details>
  );
}

interface PreviewProps {
  preset: Preset;
  apply: () => void;
  cancel: () => void;
}

/** The changes of a preset, before it is applied. */
function Preview({preset, apply, cancel}: PreviewProps) {
  const {settings, catalogue} = useServices();
  const {on, off} = changesOfPreset(settings, catalogue, preset);
  const isSame = !on.length && !off.length;
  return (
    <div role="group" aria-label={presetNames[preset]}>
      <p>{presetHints[preset]}</p>
      <Changes summary={presetText.turnsOn(on.length)} features={on} />
      <Changes summary={presetText.turnsOff(off.length)} features={off} />
      <p>{isSame ? presetText.nothing : presetText.stays}</p>
      <div className="ui-row">
        {isSame ? null : (
          <Button variant="primary" onClick={apply}>
            {presetText.apply(presetNames[preset])}
          </Button>
        )}
        <Button onClick={cancel}>{presetText.cancel}</Button>
      </div>
    </div>
  );
}

/** Sets all switches at once, by aim. A preset first shows its changes. */
export function Presets({replace}: {replace: Replace}) {
  const {settings, catalogue} = useServices();
  const [chosen, setChosen] = useState<Preset>();
  const close = () => setChosen(undefined);
  const apply = (preset: Preset) => {
    replace(() => withPreset(settings, catalogue, preset), storageText.preset(presetNames[preset]));
    close();
  };
  return (
    <div className="presets">
      <div className="ui-row" role="group" aria-label={presetText.presets}>
        {presets.map(preset => (
          <Button key={preset} pressed={preset === chosen} onClick={() => setChosen(preset)}>
            {presetNames[preset]}
          </Button>
        ))}
      </div>
      {chosen ? <Preview preset={chosen} apply={() => apply(chosen)} cancel={close} /> : null}
    </div>
  );
}
