import {goTo} from '#host/dom/navigation';
import type {SiteKind} from '#host/pages/siteStats/anchors';
import {safeForWork} from '#services/settings/shared';
import {WaitNote} from '#ui/answer/WaitNote';
import {Button} from '#ui/Button';
import {useApi, useServices} from '#ui/context';
import {useLongTask} from '#ui/progress/useLongTask';
import {randomPath} from './randomPath';
import {buttonNames, text} from './messages';

/** A button that leads to a random object of the kind counted by a chart. */
export default function RandomButton({kind}: {kind: SiteKind}) {
  const {fetch} = useApi();
  const {session, settings} = useServices();
  const {now, start} = useLongTask<string | undefined>();
  const isRunning = now.state === 'running';
  const open = () =>
    start(async ({signal}) => {
      const isTame = !session.seesAdult() || settings.get(safeForWork);
      const path = await randomPath(fetch, kind, {signal, isTame});
      if (path !== undefined && !signal.aborted) goTo(path);
      return path;
    });
  return (
    <span className="ui-row">
      <Button small busy={isRunning} onClick={open}>
        {buttonNames[kind]}
      </Button>
      {isRunning ? <WaitNote /> : null}
      {now.state === 'failed' ? <span role="alert">{text.failed(now.message)}</span> : null}
      {now.state === 'done' && now.result === undefined ? <span role="status">{text.none}</span> : null}
    </span>
  );
}
