import {Button} from '#ui/Button';
import {useServices} from '#ui/context';
import {useSource} from '#ui/useSource';
import {CopyText} from './CopyText';
import {useSection} from './jump';
import {sectionText} from './sectionMessages';
import {checkReport, issueAddress, lineOf, lineOfTiming} from './checkReport';
import {siteCheckOf, type CheckState} from './siteCheck';
import {checkText as text} from './checkMessages';

function Result({state}: {state: Extract<CheckState, {is: 'over'}>}) {
  const {pages, total, findings, timings} = state;
  const report = checkReport(state, navigator.userAgent);
  return (
    <>
      <p>{text.summary(pages, total, findings.length)}</p>
      {findings.length ? (
        <ul className="ui-list" aria-label={text.findings}>
          {findings.map(finding => (
            <li key={lineOf(finding)}>{lineOf(finding)}</li>
          ))}
        </ul>
      ) : (
        <p>{text.nothing}</p>
      )}
      {timings.length ? (
        <details>
          <summary>{text.times}</summary>
          <ul className="ui-list">
            {timings.map(timing => (
              <li key={timing.subject}>{lineOfTiming(timing)}</li>
            ))}
          </ul>
        </details>
      ) : null}
      <div className="ui-row">
        <CopyText about={text.about} text={() => report} />
        {findings.length ? <a href={issueAddress(report)}>{text.issue}</a> : null}
      </div>
    </>
  );
}

/** Checks on one page of each kind whether AniList is still as the features expect it. */
export function CheckPanel() {
  const check = siteCheckOf(useServices());
  const state = useSource(check.state, check.state.get);
  const section = useSection('check');
  return (
    <div {...section} className="panel ui-panel" role="group" aria-labelledby="check">
      <h3 id="check">{sectionText.check}</h3>
      <p>{text.intro}</p>
      <div role="status">
        {state.is === 'running' ? <p>{text.progress(state.page, state.total)}</p> : null}
        {state.is === 'over' ? <Result state={state} /> : null}
      </div>
      <div className="ui-row">
        {state.is === 'running' ? (
          <Button onClick={() => check.stop()}>{text.stop}</Button>
        ) : (
          <Button onClick={() => void check.start()}>{state.is === 'over' ? text.again : text.start}</Button>
        )}
      </div>
    </div>
  );
}
