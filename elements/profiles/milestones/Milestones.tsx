import {formatMeanScore} from '#domain/score/meanScore';
import {formatNumber} from '#domain/text/format';
import type {FiguresBox} from '#host/pages/user/anchors';
import type {UserParams} from '#host/pages/routes';
import {seconds} from '#services/api/cache/lifetime';
import {scoreFormats} from '#services/lists/scoreFormat';
import {AsyncAnswer} from '#ui/answer/AsyncAnswer';
import {useCachedQuery} from '#ui/useCachedQuery';
import {MilestonesDocument} from './query.generated';
import {text} from './messages';

/** Lifetime of the totals. */
const lifetime = seconds(60);

const Figure = ({label, value}: {label: string; value: string}) => (
  <div className="figure">
    <dt>{label}</dt>
    <dd>{value}</dd>
  </div>
);

/** As high as the figures. */
const placeholder = (
  <dl aria-hidden="true">
    <Figure label={'\u00a0'} value={'\u00a0'} />
  </dl>
);

/** The total of episodes or volumes of a user, and their mean score if the site does not show it. */
export default function Milestones({userName, mediaType, showsMeanScore}: UserParams & FiguresBox) {
  const answer = useCachedQuery(MilestonesDocument, {name: userName}, lifetime, {mayWait: true});
  const user = answer.data?.User;
  const format = scoreFormats.find(each => each === user?.mediaListOptions?.scoreFormat);
  return (
    <AsyncAnswer answer={answer} value={user?.statistics} silent stale="nothing" whileLoading={placeholder}>
      {({anime, manga}) => {
        const mean = (mediaType === 'ANIME' ? anime : manga)?.meanScore ?? 0;
        return (
          <dl>
            {mediaType === 'ANIME' ? (
              <Figure label={text.episodes} value={formatNumber(anime?.episodesWatched ?? 0)} />
            ) : (
              <Figure label={text.volumes} value={formatNumber(manga?.volumesRead ?? 0)} />
            )}
            {showsMeanScore ? null : <Figure label={text.meanScore} value={formatMeanScore(mean, format)} />}
          </dl>
        );
      }}
    </AsyncAnswer>
  );
}
