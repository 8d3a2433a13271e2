import {presets, withPreset, type Preset} from '#services/settings/presets';
import {Button} from '#ui/Button';
import {useServices} from '#ui/context';
import type {Replace} from './useReplaceSettings';

const texts: Readonly<Record<Preset, readonly [label: string, explanation: string]>> = {
  quiet: ['Quiet', 'Only what moves nothing on the page and asks for little.'],
  default: ['Default', 'The switches as they come; all else stays as you set it.'],
  everything: ['Everything', 'All that adds something.'],
};

/** Sets all switches at once. */
export function Presets({replace}: {replace: Replace}) {
  const {settings, catalogue} = useServices();
  return (
    <div className="ui-row">
      {presets.map(preset => (
        <Button
          key={preset}
          title={texts[preset][1]}
          onClick={() => void replace(withPreset(settings, catalogue, preset), `the preset “${texts[preset][0]}”`)}
        >
          {texts[preset][0]}
        </Button>
      ))}
    </div>
  );
}
