import type {FeatureInfo} from '#services/features';
import {text as otherScriptText} from '#kits/otherScript/messages';
import {useServices} from '#ui/context';
import {useSource} from '#ui/useSource';
import {healthText} from './rowMessages';
import {markText} from './tabMessages';
import {useReasons, type Reasons} from './useReasons';

/** The reason why a feature that is on isn't working, in two or three words; the opened row says it in full. */
function obstacleOf({isOff, isBisected, isFixed, lacksOther, needs: [need]}: Reasons): string | undefined {
  if (isBisected) return markText.bisected;
  if (isOff) return undefined;
  if (isFixed) return markText.fixed;
  return need ? markText[need] : lacksOther ? markText.other : undefined;
}

/** The sign of a feature that needs something, doesn't work on this page, or does. */
export function Mark({feature}: {feature: FeatureInfo}) {
  const {report} = useServices();
  const reasons = useReasons(feature);
  const health = useSource(report, () => report.health(feature.id));
  const obstacle = obstacleOf(reasons);
  if (obstacle !== undefined)
    return (
      <span className="health" data-state="needs">
        {obstacle}
      </span>
    );
  if (reasons.isOff || !healthText[health.state]) return null;
  const isOther = health.state === 'superseded' && health.script !== undefined;
  const words = isOther ? otherScriptText.note(health.script) : healthText[health.state];
  const detail = 'message' in health ? health.message : words;
  return (
    <span className="health" data-state={health.state} title={detail}>
      {words}
    </span>
  );
}
