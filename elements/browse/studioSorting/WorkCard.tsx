import {cardFacts, cardScore, formatEnum} from '#domain/media/mediaWords';
import {countdown} from '#domain/list/airing';
import {figureOf, type StudioFigure} from '#domain/media/studioWorks';
import {Cover} from '#ui/cover/Cover';
import {StatusDot} from '#ui/figures/StatusDot';
import {FactLine} from '#ui/hiddenScore/FactLine';
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

interface Line {
  readonly facts: readonly string[];
  readonly score?: string;
}

const lineOf = (...facts: readonly string[]): Line => ({facts});

/** The lines of each view about a media item. */
const lineMakers: Readonly<Record<View, (work: Work, sort: StudioFigure) => readonly Line[]>> = {
  cards: work => [
    {facts: cardFacts(work), score: cardScore(work)},
    lineOf(figure(work, 'popularity')),
    lineOf(figure(work, 'favourites')),
    ...remarks(work),
  ],
  bigList: work => [
    {facts: cardFacts(work), score: cardScore(work)},
    lineOf(figure(work, 'popularity'), figure(work, 'favourites')),
    ...remarks(work),
    lineOf((work.genres ?? []).filter(Boolean).join(', ')),
  ],
  compact: work => [
    {facts: shortFacts(work), score: figure(work, 'score')},
    lineOf(figure(work, 'popularity'), figure(work, 'favourites')),
  ],
  compactList: (work, sort) => [
    sort === 'score'
      ? {facts: shortFacts(work), score: figure(work, sort)}
      : lineOf(...shortFacts(work), figure(work, sort)),
  ],
};

const shortFacts = ({format, startDate}: Work) => [formatEnum(format), String(startDate?.year ?? '')];

function remarks({nextAiringEpisode: next, isMain}: Work) {
  const airs = next && next.timeUntilAiring > 0;
  return [
    lineOf(isMain ? '' : text.supporting),
    lineOf(airs ? text.airing(next.episode, countdown(next.timeUntilAiring)) : ''),
  ];
}

const linesOf = ({work, view, sort}: WorkCardProps) =>
  lineMakers[view](work, sort).filter(({facts, score}) => facts.some(Boolean) || score);

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
        {linesOf(props).map(({facts, score = ''}) => (
          <p key={[...facts, score].join(' · ')}>
            <FactLine facts={facts} score={score} mediaId={work.id} />
          </p>
        ))}
        {view === 'bigList' && work.description ? <HtmlView html={work.description} /> : null}
      </div>
    </div>
  );
}
