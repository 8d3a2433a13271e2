import {useMemo} from 'react';

import {keyOf, type FeatureInfo} from '#services/features';
import {fixOf} from '#services/settings/fixesInForce';
import {refusedSiteFixes, settingsOfSiteFixes} from '#services/settings/siteFixes';
import {Button} from '#ui/Button';
import {useServices} from '#ui/context';
import {useSource} from '#ui/useSource';
import {fixText} from './fixMessages';

interface FixedProps {
  /** The names by which a list of fixes may refer to it. */
  names: readonly string[];
  title: string;
}

/** The reason why a fix turns off a feature, a switch or an option, and a button that refuses the fix. */
export function Fixed({names, title}: FixedProps) {
  const {settings} = useServices();
  const changes = useMemo(() => settings.changesOf(settingsOfSiteFixes), [settings]);
  const fix = useSource(changes, () => fixOf(settings, names));
  if (!fix) return null;
  return (
    <p className="reason">
      {fixText.isOff(fix.reason)}{' '}
      <Button small onClick={() => settings.set(refusedSiteFixes, [...settings.get(refusedSiteFixes), fix.id])}>
        {fixText.useAnyway}
        <span className="visually-hidden"> {title}</span>
      </Button>
    </p>
  );
}

/** The fixes that turn off the feature, or a switch of a choice. Those of other switches and of options are beside these. */
export function Fixes({feature}: {feature: FeatureInfo}) {
  const {id, name, isChoice, switches = []} = feature;
  return (
    <>
      <Fixed names={[id, keyOf(feature)]} title={name} />
      {isChoice ? switches.map(({key, title}) => <Fixed key={key} names={[key]} title={title} />) : null}
    </>
  );
}
