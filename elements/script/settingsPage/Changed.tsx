import type {FeatureInfo} from '#services/features';
import {handlesOfFeature} from '#services/settings/presets';
import {useServices} from '#ui/context';
import {useSource} from '#ui/useSource';

/** Marks a feature whose switch, settings or data differ from the defaults, with a button to reset them. */
export function Changed({feature}: {feature: FeatureInfo}) {
  const {settings} = useServices();
  const isChanged = useSource(settings, () =>
    handlesOfFeature(feature).some(handle => JSON.stringify(settings.get(handle)) !== JSON.stringify(handle.initial)),
  );
  if (!isChanged) return null;
  return (
    <span className="changed">
      changed{' '}
      <button type="button" onClick={() => settings.reset(handlesOfFeature(feature))}>
        Reset<span className="visually-hidden"> {feature.id}</span>
      </button>
    </span>
  );
}
