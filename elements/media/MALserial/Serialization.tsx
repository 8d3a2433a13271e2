import type {MediaParams} from '#host/pages/routes';
import {ListSiteFact} from '#kits/listSite/ListSiteFact';
import {text} from './messages';

/** The magazines of a manga. */
export default function Serialization({mediaType, mediaId}: MediaParams) {
  return (
    <ListSiteFact media={{mediaType, mediaId}} label={text.label} isLong>
      {({serialization}) => (serialization.length ? serialization.join(', ') : text.none)}
    </ListSiteFact>
  );
}
