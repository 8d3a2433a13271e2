import {remainingQuestions} from '#domain/script/bisect';
import type {FeatureInfo} from '#services/features';
import {featureNamed} from '#services/settings/featureNamed';
import {Button} from '#ui/Button';
import {useServices} from '#ui/context';
import {CopyReport} from './CopyReport';
import {useBisect} from './useBisect';
import {useFeatureSwitch} from './useFeatureSwitch';
import {RichText} from '#ui/RichText';
import {useSection} from './jump';
import {bisectText} from './messages';
import {sectionText} from './sectionMessages';

/** The culprit that was found, and the actions for it. */
function Found({id}: {id: string}) {
  const {catalogue} = useServices();
  const named = featureNamed(catalogue, id);
  return named ? <FoundFeature feature={named.feature} /> : null;
}

function FoundFeature({feature}: {feature: FeatureInfo}) {
  const [on, turn] = useFeatureSwitch(feature);
  return (
    <p>
      <RichText text={bisectText.found} parts={{feature: <a href={`#${feature.id}`}>{feature.name}</a>}} />{' '}
      {on ? (
        <Button small onClick={() => turn(false)}>
          {bisectText.turnOff}
        </Button>
      ) : (
        `${bisectText.isOff} `
      )}
      <CopyReport feature={feature} />
    </p>
  );
}

/**
 * Bisects for the feature that causes a problem: half of the enabled features are turned off, and the user answers
 * whether the problem is gone.
 */
export function BisectPanel() {
  const {search, verdict, begin, answer, stop} = useBisect();
  const section = useSection('bisect');
  return (
    <div {...section} className="panel ui-panel" role="group" aria-labelledby="culprit">
      <h3 id="culprit">{sectionText.bisect}</h3>
      <div role="status">
        {verdict?.kind === 'innocent' ? <p>{bisectText.innocent}</p> : null}
        {verdict?.kind === 'found' ? <Found id={verdict.id} /> : null}
        {search ? (
          <p>
            {search.step === 0 ? bisectText.allOff : bisectText.someOff(search.off.length, search.suspects.length)}{' '}
            {bisectText.question(remainingQuestions(search))}
          </p>
        ) : null}
      </div>
      {search ? (
        <div className="ui-row">
          <Button onClick={() => answer(true)}>{bisectText.gone}</Button>
          <Button onClick={() => answer(false)}>{bisectText.stillThere}</Button>
          <Button onClick={stop}>{bisectText.cancel}</Button>
        </div>
      ) : (
        <div className="ui-row">
          <p>{bisectText.intro}</p>
          <Button onClick={begin}>{bisectText.start}</Button>
        </div>
      )}
    </div>
  );
}
