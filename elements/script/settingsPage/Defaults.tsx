import {useState} from 'react';

import type {FeatureInfo} from '#services/features';
import {changesOfDefaults, withDefaults} from '#services/settings/presets';
import {Button} from '#ui/Button';
import {useServices} from '#ui/context';
import {FeatureNames} from './FeatureNames';
import type {Replace} from './useReplaceSettings';
import {presetText, storageText} from './panelMessages';

/** The number of features that change, and their names on demand. */
function Changes({summary, features}: {summary: string; features: readonly FeatureInfo[]}) {
  if (!features.length) return null;
  return (
    <details>
      <summary>{summary}</summary>
      <FeatureNames features={features} />
    </details>
  );
}

interface PreviewProps {
  apply: () => void;
  cancel: () => void;
}

/** The changes, before they are made. */
function Preview({apply, cancel}: PreviewProps) {
  const {settings, catalogue} = useServices();
  const {on, off, reset} = changesOfDefaults(settings, catalogue);
  const isSame = !on.length && !off.length && !reset.length;
  return (
    <div role="group" aria-label={storageText.defaults}>
      <p>{presetText.defaults}</p>
      <Changes summary={presetText.turnsOn(on.length)} features={on} />
      <Changes summary={presetText.turnsOff(off.length)} features={off} />
      <Changes summary={presetText.resets(reset.length)} features={reset} />
      <p>{isSame ? presetText.nothing : presetText.undoable}</p>
      <div className="ui-row">
        {isSame ? null : (
          <Button variant="primary" onClick={apply}>
            {presetText.apply(storageText.defaults)}
          </Button>
        )}
        <Button onClick={cancel}>{presetText.cancel}</Button>
      </div>
    </div>
  );
}

/** Resets everything to its default. The changes are shown first. */
export function Defaults({replace}: {replace: Replace}) {
  const {settings, catalogue} = useServices();
  const [isOpen, setOpen] = useState(false);
  const apply = () => {
    replace(() => withDefaults(settings, catalogue), storageText.toDefaults);
    setOpen(false);
  };
  return (
    <div className="presets">
      <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {storageText.defaults}
      </Button>
      {isOpen ? <Preview apply={apply} cancel={() => setOpen(false)} /> : null}
    </div>
  );
}
