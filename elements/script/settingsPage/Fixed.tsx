import {useMemo} from 'react';

import type {FeatureInfo} from '#services/features';
import {fixOfFeature} from '#services/settings/fixesInForce';
import {refusedSiteFixes, settingsOfSiteFixes} from '#services/settings/siteFixes';
import {Button} from '#ui/Button';
import {useServices} from '#ui/context';
import {useSource} from '#ui/useSource';
import {fixText} from './fixMessages';

/** The reason why a fix turns off a feature that is switched on, and a button that refuses the fix. */
export function Fixed({feature: {id, name}}: {feature: FeatureInfo}) {
  const {settings} = useServices();
  const changes = useMemo(() => settings.changesOf(settingsOfSiteFixes), [settings]);
  const fix = useSource(changes, () => fixOfFeature(settings, id));
  if (!fix) return null;
  return (
    <p className="reason">
      {fixText.isOff(fix.reason)}{' '}
      <Button small onClick={() => settings.set(refusedSiteFixes, [...settings.get(refusedSiteFixes), id])}>
        {fixText.useAnyway}
        <span className="visually-hidden"> {name}</span>
      </Button>
    </p>
  );
}
