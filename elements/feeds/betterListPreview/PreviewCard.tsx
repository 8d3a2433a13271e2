import {behindText, comingEpisode, countdown, episodesBehind, showsCountdown} from '#domain/list/airing';
import {progressAboveTotalTooltip} from '#domain/list/listPreview';
import {flaggedWords} from '#domain/media/safeForWork';
import {slug} from '#domain/media/slug';
import type {CurrentEntry} from '#services/entries/entry';
import {featureSwitch} from '#services/settings/featureSwitch';
import {safeForWork} from '#services/settings/shared';
import {CoverImage} from '#ui/cover/Cover';
import {HostLink} from '#ui/link/HostLink';
import {useMediaTitle} from '#ui/link/useMediaTitle';
import {PlusOne} from '#kits/plusOne/PlusOne';
import {ProgressMeter} from '#ui/progressMeter/ProgressMeter';
import {Tooltip} from '#ui/tooltip/Tooltip';
import {useSetting} from '#ui/useSetting';
import {text} from './messages';

/** The switch of the feature that shows progress as bars. */
const withBars = featureSwitch('progressBar');

function Countdown({entry: {next, mediaStatus}, now}: {entry: CurrentEntry; now: number}) {
  if (!next) return null;
  const time = next.airingAt - now;
  if (!showsCountdown(mediaStatus, time)) return null;
  return (
    <span className="countdown">
      {text.episode(next.episode)}
      <br />
      {countdown(time)}
    </span>
  );
}

function Details({title, progress, behind, note}: Record<'title' | 'progress' | 'behind' | 'note', string>) {
  return (
    <>
      <strong>{title}</strong>
      <br />
      {text.progress(progress)}
      {behind ? (
        <>
          <br />
          {behind}
        </>
      ) : null}
      {note ? (
        <>
          <br />
          {note}
        </>
      ) : null}
    </>
  );
}

interface PreviewCardProps {
  entry: CurrentEntry;
  /** Epoch seconds. */
  now: number;
}

/** A list entry in progress: cover, countdown, number of episodes behind, and a button on it to add one. */
export function PreviewCard({entry, now}: PreviewCardProps) {
  const [isSafe] = useSetting(safeForWork);
  const [hasBar] = useSetting(withBars);
  const {mediaId, mediaType, progress, total, cover, status} = entry;
  const title = useMediaTitle({id: mediaId, type: mediaType, title: entry.title}) || text.untitled(mediaId);
  const isCompleted = status === 'COMPLETED';
  const next = comingEpisode(entry, now);
  const behind = next && !isCompleted ? behindText(episodesBehind(progress, next)) : '';
  const note = total !== undefined && progress > total ? progressAboveTotalTooltip : '';
  const path = `/${mediaType === 'MANGA' ? 'manga' : 'anime'}/${mediaId}/${slug(title, isSafe ? flaggedWords : [])}`;
  const figures = `${progress}${total ? `/${total}` : ''}`;
  return (
    <li className={isCompleted ? 'card completed' : 'card'}>
      <Tooltip text={<Details title={title} progress={figures} behind={behind} note={note} />}>
        <HostLink className="ui-cover cover" to={path} aria-label={title}>
          <CoverImage source={cover} instead={<span className="name">{title}</span>} />
          {behind ? <span className="behind" /> : null}
        </HostLink>
      </Tooltip>
      {hasBar && total ? (
        <div className="bar">
          <ProgressMeter progress={progress} total={total} />
        </div>
      ) : null}
      {isCompleted ? <span className="visually-hidden">{text.completed}</span> : null}
      {note ? (
        <Tooltip text={note}>
          <span className="above" tabIndex={0} role="img" aria-label={note}>
            {figures}
          </span>
        </Tooltip>
      ) : null}
      <div className="foot">
        <PlusOne entry={entry} />
        <Countdown entry={entry} now={now} />
      </div>
    </li>
  );
}
