import {remainingQuestions} from '#domain/script/bisect';
import {switchOf} from '#services/features';
import {Button} from '#ui/Button';
import {useServices} from '#ui/context';
import {useSetting} from '#ui/useSetting';
import {CopyReport} from './CopyReport';
import {useBisect} from './useBisect';

/** The feature that was found, and what can be done about it. */
function Found({id}: {id: string}) {
  const {catalogue} = useServices();
  const feature = catalogue.find(each => each.id === id);
  return feature ? <FoundFeature feature={feature} /> : null;
}

function FoundFeature({feature}: {feature: Parameters<typeof switchOf>[0]}) {
  const [on, setOn] = useSetting(switchOf(feature));
  return (
    <p>
      It is <a href={`#${feature.id}`}>{feature.title}</a>{' '}
      {on ? (
        <Button small onClick={() => setOn(false)}>
          Switch it off
        </Button>
      ) : (
        'It is off now. '
      )}
      <CopyReport feature={feature} />
    </p>
  );
}

/**
 * Bisects for the feature that causes a problem: half of the enabled features are turned off, and the person says
 * whether the problem is gone.
 */
export function BisectPanel() {
  const {search, verdict, begin, answer, stop} = useBisect();
  return (
    <div className="panel ui-panel" role="group" aria-labelledby="culprit">
      <h3 id="culprit">Find the culprit</h3>
      <div role="status">
        {verdict?.kind === 'innocent' ? (
          <p>With everything off, the trouble stayed: it is not this script. All is on again as before.</p>
        ) : null}
        {verdict?.kind === 'found' ? <Found id={verdict.id} /> : null}
        {search ? (
          <p>
            {search.step === 0 ? 'Everything is' : `${search.off.length} of ${search.suspects.length} suspects are`} off
            now, in all tabs. Look at the page with the trouble: is it gone? (At most {remainingQuestions(search)}{' '}
            questions.)
          </p>
        ) : null}
      </div>
      {search ? (
        <div className="ui-row">
          <Button onClick={() => answer(true)}>The trouble is gone</Button>
          <Button onClick={() => answer(false)}>It is still there</Button>
          <Button onClick={stop}>Stop, all as before</Button>
        </div>
      ) : (
        <div className="ui-row">
          <p>Something on the site is wrong or slow? A few questions tell which feature does it, or that none does.</p>
          <Button onClick={begin}>Begin</Button>
        </div>
      )}
    </div>
  );
}
