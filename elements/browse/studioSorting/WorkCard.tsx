import {cardFacts, formatEnum} from '#domain/media/mediaWords';
import {countdown} from '#domain/list/airing';
import {figureOf, type StudioFigure} from '#domain/media/studioWorks';
import {safeForWork} from '#services/settings/shared';
import {StatusDot} from '#ui/figures/StatusDot';
import {HtmlView} from '#ui/html/HtmlView';
import {MediaLink} from '#ui/link/links';
import {useSetting} from '#ui/useSetting';
import type {View} from './state';
import type {Work} from './useStudioWorks';
import {text} from './messages';

/** The number by which the works are sorted, in words. */
const figureTexts = {popularity: text.users, score: text.score, favourites: text.favourites} as const;

function figure(work: Work, sort: StudioFigure) {
  const value = figureOf(work, sort);
  return value === undefined ? [] : [figureTexts[sort](value)];
}

/** What a large card says about a work, line by line. */
function linesOf(work: Work): readonly string[] {
  const {nextAiringEpisode: next, isMain} = work;
  return [
    [...cardFacts(work), ...(isMain ? [] : [text.supporting])].join(' · '),
    [...figure(work, 'popularity'), ...figure(work, 'favourites')].join(' · '),
    next && next.timeUntilAiring > 0 ? text.airing(next.episode, countdown(next.timeUntilAiring)) : '',
  ].filter(Boolean);
}

function Cover({coverImage}: Pick<Work, 'coverImage'>) {
  const [isSafe] = useSetting(safeForWork);
  const {large, color} = coverImage ?? {};
  return (
    <span className="cover" style={color ? {backgroundColor: color} : undefined}>
      {large ? <img className={isSafe ? 'ui-blurred' : ''} src={large} alt="" loading="lazy" /> : null}
    </span>
  );
}

function Details({work, view}: {work: Work; view: View}) {
  return (
    <>
      {linesOf(work).map(line => (
        <p key={line}>{line}</p>
      ))}
      {view === 'bigList' ? (
        <>
          <p>{(work.genres ?? []).filter(Boolean).join(', ')}</p>
          <div className="about">{work.description ? <HtmlView html={work.description} /> : null}</div>
        </>
      ) : null}
    </>
  );
}

interface WorkCardProps {
  work: Work;
  view: View;
  sort: StudioFigure;
  /** Its place among all works, from 1 on, and how many there are. */
  position: number;
  total: number;
}

/** A work: large with everything, or compact with its format and what the works are sorted by. */
export function WorkCard({work, view, sort, position, total}: WorkCardProps) {
  const status = work.mediaListEntry?.status;
  const isLarge = view === 'cards' || view === 'bigList';
  const type = work.type === 'MANGA' ? 'MANGA' : 'ANIME';
  return (
    <div role="listitem" aria-posinset={position} aria-setsize={total} className="card">
      {view === 'compactList' ? null : <Cover coverImage={work.coverImage} />}
      <div className="body">
        <div className="title">
          {status ? <StatusDot status={status} type={type} /> : null} <MediaLink media={work} />
        </div>
        {isLarge ? (
          <Details {...{work, view}} />
        ) : (
          <p>{[formatEnum(work.format), work.startDate?.year, ...figure(work, sort)].filter(Boolean).join(' · ')}</p>
        )}
      </div>
    </div>
  );
}
