import {formatDecimals} from '#domain/text/format';
import type {MediaParams} from '#host/pages/routes';
import {ListSiteFact} from '#kits/listSite/ListSiteFact';
import {HiddenScore} from '#ui/hiddenScore/HiddenScore';
import {text} from './messages';

/** The score on MyAnimeList, from 1 to 10 with two decimals, as it is written there. */
export default function ListSiteScore({mediaType, mediaId}: MediaParams) {
  return (
    <ListSiteFact media={{mediaType, mediaId}} label={text.label}>
      {({score, voters}) => (
        <span title={voters ? text.voters(voters) : undefined}>
          {score === undefined ? text.none : <HiddenScore subject={mediaId}>{formatDecimals(score, 2)}</HiddenScore>}
        </span>
      )}
    </ListSiteFact>
  );
}
