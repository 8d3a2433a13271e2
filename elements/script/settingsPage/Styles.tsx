import {useId, useMemo} from 'react';

import {allHandles, changesOfPreset, presets, withPreset, type Preset} from '#services/settings/presets';
import {Button} from '#ui/Button';
import {useServices} from '#ui/context';
import {useSource} from '#ui/useSource';
import {Drawing} from './Drawing';
import {FeatureNames} from './FeatureNames';
import {useSection} from './jump';
import {ReplaceStatus} from './ReplaceStatus';
import {useReplaceSettings, type Replace} from './useReplaceSettings';
import {storageText} from './panelMessages';
import {presetHints, presetNames, startText, styleText} from './startMessages';

type Changed = ReturnType<typeof changesOfPreset>;

/** How many features a style turns on and off, and their names on demand. */
function Changes({on, off}: Changed) {
  const lists = [
    {features: on, title: styleText.turnsOn(on.length)},
    {features: off, title: styleText.turnsOff(off.length)},
  ].filter(({features}) => features.length > 0);
  return (
    <details>
      <summary>
        <span aria-hidden="true">{styleText.changes(on.length, off.length)}</span>
        <span className="visually-hidden">{lists.map(({title}) => title).join(', ')}</span>
      </summary>
      {lists.map(({title, features}) => (
        <div key={title}>
          <p>{title}</p>
          <FeatureNames features={features} />
        </div>
      ))}
    </details>
  );
}

/** A style with its drawing, its changes, and a button that applies it. */
function StyleCard({preset, replace}: {preset: Preset; replace: Replace}) {
  const {settings, catalogue} = useServices();
  const id = useId();
  const changes = changesOfPreset(settings, catalogue, preset);
  const name = presetNames[preset];
  const apply = () => replace(() => withPreset(settings, catalogue, preset), storageText.preset(name));
  return (
    <li className="style ui-panel" aria-labelledby={id}>
      <Drawing of={preset} />
      <h4 id={id}>{name}</h4>
      <p>{presetHints[preset]}</p>
      {changes.on.length || changes.off.length ? (
        <>
          <Changes {...changes} />
          <Button small onClick={apply}>
            {styleText.use}
            <span className="visually-hidden">{styleText.style(name)}</span>
          </Button>
        </>
      ) : (
        <p className="chosen">{styleText.isChosen}</p>
      )}
    </li>
  );
}

/** Sets the switches of all features at once, by style. Each style says what it changes before it does, and can be undone. */
export function Styles() {
  const {settings, catalogue} = useServices();
  const {replaced, question, replace, undo} = useReplaceSettings();
  const section = useSection('styles');
  const changes = useMemo(() => settings.changesOf(allHandles(catalogue)), [settings, catalogue]);
  useSource(changes, () => JSON.stringify(settings.snapshot()));
  return (
    <div {...section} className="panel" role="group" aria-labelledby="styles">
      <h3 id="styles">{startText.styles}</h3>
      <p>{startText.stylesNote}</p>
      <ReplaceStatus replaced={replaced} question={question} undo={undo} />
      <ul className="styles ui-list">
        {presets.map(preset => (
          <StyleCard key={preset} preset={preset} replace={replace} />
        ))}
      </ul>
    </div>
  );
}
