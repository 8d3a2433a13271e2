import {expect} from 'chai';

import {songSource} from '#elements/media/anisongs/songSource';
import {listSite} from '#kits/listSite/listSite';

/** In milliseconds. */
const hour = 3_600_000;

describe('an answer of another site', () => {
  it('is kept for 12 hours if it is a page of MyAnimeList (rule media-17)', () =>
    expect(listSite.lifetime).to.equal(12 * hour));

  it('is kept for 7 days if it is a list of songs', () => expect(songSource.lifetime).to.equal(168 * hour));
});
