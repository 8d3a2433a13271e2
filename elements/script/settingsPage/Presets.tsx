import {presets, withPreset} from '#services/settings/presets';
import {Button} from '#ui/Button';
import {useServices} from '#ui/context';
import type {Replace} from './useReplaceSettings';
import {presetHints, presetNames, storageText} from './panelMessages';

/** Sets all switches at once. */
export function Presets({replace}: {replace: Replace}) {
  const {settings, catalogue} = useServices();
  return (
    <div className="ui-row">
      {presets.map(preset => (
        <Button
          key={preset}
          title={presetHints[preset]}
          onClick={() => void replace(withPreset(settings, catalogue, preset), storageText.preset(presetNames[preset]))}
        >
          {presetNames[preset]}
        </Button>
      ))}
    </div>
  );
}
