import type {Health} from '../../../src/services/report';
import {useServices} from '../../../src/ui/context';
import {useSource} from '../../../src/ui/useSource';

const texts: Readonly<Record<Health['state'], string>> = {
  unknown: '',
  working: 'works here',
  resting: 'rests: the site changed',
  native: 'the site does this itself now',
  failed: 'failed',
};

/** How a feature fares on this page. */
export function HealthMark({featureId, on}: {featureId: string; on: boolean}) {
  const {report} = useServices();
  const health = useSource(report, () => report.health(featureId));
  if (!on || health.state === 'unknown') return null;
  return (
    <span className="health" data-state={health.state} title={health.state === 'failed' ? health.message : undefined}>
      {texts[health.state]}
    </span>
  );
}
