import type {FeatureInfo} from '#services/features';
import {text as otherScriptText} from '#kits/otherScript/messages';
import {useServices} from '#ui/context';
import {useSource} from '#ui/useSource';
import {CopyReport} from './CopyReport';
import {healthText} from './messages';

interface HealthMarkProps {
  feature: FeatureInfo;
  on: boolean;
  /** Whether a report can be copied here if something is wrong. */
  canReport: boolean;
}

/** State of a feature on this page. */
export function HealthMark({feature, on, canReport}: HealthMarkProps) {
  const {report} = useServices();
  const health = useSource(report, () => report.health(feature.id));
  if (!on || !healthText[health.state]) return null;
  const detail = health.state === 'failed' ? health.message : undefined;
  const isOther = health.state === 'superseded' && health.script !== undefined;
  const isTrouble = health.state === 'failed' || health.state === 'anchorMissing';
  return (
    <>
      <span className="health" data-state={health.state} title={detail}>
        {isOther ? otherScriptText.note(health.script) : healthText[health.state]}
      </span>
      {isTrouble && canReport ? <CopyReport feature={feature} /> : null}
    </>
  );
}
