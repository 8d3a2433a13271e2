import {useState} from 'react';

import type {FeatureInfo} from '#services/features';
import {changesOfDefaults, changesOfPreset, presets, withDefaults, withPreset} from '#services/settings/presets';
import type {Snapshot} from '#services/settings/settings';
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

/** A preset, or the defaults of everything. */
interface Aim {
  readonly key: string;
  readonly name: string;
  readonly hint: string;
  /** Its name in "Done: …" and in the list of backups. */
  readonly doneText: string;
  readonly changes: () => {
    readonly on: readonly FeatureInfo[];
    readonly off: readonly FeatureInfo[];
    readonly reset?: readonly FeatureInfo[];
  };
  readonly next: () => Snapshot;
}

function useAims(): readonly Aim[] {
  const {settings, catalogue} = useServices();
  return [
    ...presets.map((preset): Aim => ({
      key: preset,
      name: presetNames[preset],
      hint: `${presetHints[preset]} ${presetText.stays}`,
      doneText: storageText.preset(presetNames[preset]),
      changes: () => changesOfPreset(settings, catalogue, preset),
      next: () => withPreset(settings, catalogue, preset),
    })),
    {
      key: 'defaults',
      name: storageText.defaults,
      hint: presetText.defaults,
      doneText: storageText.toDefaults,
      changes: () => changesOfDefaults(settings, catalogue),
      next: () => withDefaults(settings, catalogue),
    },
  ];
}

interface PreviewProps {
  aim: Aim;
  apply: () => void;
  cancel: () => void;
}

/** The changes, before they are made. */
function Preview({aim: {name, hint, changes}, apply, cancel}: PreviewProps) {
  const {on, off, reset = []} = changes();
  const isSame = !on.length && !off.length && !reset.length;
  return (
    <div role="group" aria-label={name}>
      <p>{hint}</p>
      <Changes summary={presetText.turnsOn(on.length)} features={on} />
      <Changes summary={presetText.turnsOff(off.length)} features={off} />
      <Changes summary={presetText.resets(reset.length)} features={reset} />
      <p>{isSame ? presetText.nothing : presetText.undoable}</p>
      <div className="ui-row">
        {isSame ? null : (
          <Button variant="primary" onClick={apply}>
            {presetText.apply(name)}
          </Button>
        )}
        <Button onClick={cancel}>{presetText.cancel}</Button>
      </div>
    </div>
  );
}

/** Sets all switches at once, by aim, or everything to its default. The changes are shown first. */
export function Presets({replace}: {replace: Replace}) {
  const aims = useAims();
  const [chosen, setChosen] = useState<string>();
  const aim = aims.find(({key}) => key === chosen);
  const close = () => setChosen(undefined);
  const apply = ({next, doneText}: Aim) => {
    replace(next, doneText);
    close();
  };
  return (
    <div className="presets">
      <div className="ui-row" role="group" aria-label={presetText.presets}>
        {aims.map(({key, name}) => (
          <Button key={key} pressed={key === chosen} onClick={() => setChosen(key)}>
            {name}
          </Button>
        ))}
      </div>
      {aim ? <Preview aim={aim} apply={() => apply(aim)} cancel={close} /> : null}
    </div>
  );
}
