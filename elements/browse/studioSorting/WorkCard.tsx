import {cardFacts, formatEnum} from '#domain/media/mediaWords';
import {countdown} from '#domain/list/airing';
import {figureOf, type StudioFigure} from '#domain/media/studioWorks';
import {Cover} from '#ui/cover/Cover';
import {StatusDot} from '#ui/figures/StatusDot';
import {HtmlView} from '#ui/html/HtmlView';
import {MediaLink} from '#ui/link/links';
import type {View} from './state';
import type {Work} from './useStudioWorks';
import {text} from './messages';

/** The figures that media are sorted by, in words. */
const figureTexts = {popularity: text.users, score: text.score, favourites: text.favourites} as const;

function figure(work: Work, sort: StudioFigure) {
  const value = figureOf(work, sort);
  return value === undefined ? '' : figureTexts[sort](value);
}

/** The lines of each view about a media item. */
const lineMakers: Readonly<Record<View, (work: Work, sort: StudioFigure) => readonly (readonly string[])[]>> = {
  cards: work => [cardFacts(work), [figure(work, 'popularity')], [figure(work, 'favourites')], ...remarks(work)],
  bigList: work => [
    cardFacts(work),
    [figure(work, 'popularity'), figure(work, 'favourites')],
    ...remarks(work),
    [(work.genres ?? []).filter(Boolean).join(', ')],
  ],
  compact: work => [
    [...shortFacts(work), figure(work, 'score')],
    [figure(work, 'popularity'), figure(work, 'favourites')],
  ],
  compactList: (work, sort) => [[...shortFacts(work), figure(work, sort)]],
};

const shortFacts = ({format, startDate}: Work) => [formatEnum(format), String(startDate?.year ?? '')];

function remarks({nextAiringEpisode: next, isMain}: Work) {
  const airs = next && next.timeUntilAiring > 0;
  return [[isMain ? '' : text.supporting], [airs ? text.airing(next.episode, countdown(next.timeUntilAiring)) : '']];
}

const linesOf = ({work, view, sort}: WorkCardProps) =>
  lineMakers[view](work, sort)
    .map(parts => parts.filter(Boolean).join(' · '))
    .filter(Boolean);

interface WorkCardProps {
  work: Work;
  view: View;
  sort: StudioFigure;
}

/** A media item in the chosen view. */
export function WorkCard(props: WorkCardProps) {
  const {work, view} = props;
  const status = work.mediaListEntry?.status;
  const type = work.type === 'MANGA' ? 'MANGA' : 'ANIME';
  return (
    <div className="card">
      {view === 'compactList' ? null : (
        <Cover className="cover" source={work.coverImage?.large} color={work.coverImage?.color} />
      )}
      <div className="body">
        <div className="title">
          {status ? <StatusDot status={status} type={type} /> : null} <MediaLink media={work} />
        </div>
        {linesOf(props).map(line => (
          <p key={line}>{line}</p>
        ))}
        {view === 'bigList' && work.description ? <HtmlView html={work.description} /> : null}
      </div>
    </div>
  );
}
