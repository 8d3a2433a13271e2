import {expect} from 'chai';

import {emptyMediaCard, tweetLink} from '#host/pages/content/embeds';
import {useStage} from '../../../support/page';

describe('embed anchors', () => {
  const stage = useStage();
  const links: readonly [string, string, string | undefined][] = [
    ['https://twitter.com/AniListco/status/12', '', '12'],
    ['https://x.com/AniListco/status/12?s=20', '', '12'],
    ['https://mobile.twitter.com/a/status/12/photo/1', '', '12'],
    ['https://twitter.com/AniListco/status/12', 'words', undefined],
    ['https://nottwitter.com/a/status/12', '', undefined],
    ['https://evil.example/?https://twitter.com/a/status/12', '', undefined],
    ['https://twitter.com/a/status/x12', '', undefined],
  ];
  for (const [href, text, tweetId] of links)
    it(`${tweetId ? `recognise the tweet in ${href}` : `ignore ${href} ${text}`}`, () => {
      stage.show(`<div class="markdown"><a href="${href}">${text || href}</a></div>`);
      const found = document.querySelector(tweetLink.selector);
      expect(found ? tweetLink.read(found) : undefined).to.deep.equal(tweetId ? {tweetId} : undefined);
    });

  it('recognise cards that the site left empty', () => {
    stage.show(`<div class="markdown"><a class="media-embed" href="/manga/30002/Berserk"></a>
      <a class="media-embed" href="/anime/1/"><div></div></a><a class="media-embed" href="/user/a"></a></div>`);
    const found = [...document.querySelectorAll(emptyMediaCard.selector)].map(node => emptyMediaCard.read(node));
    expect(found).to.deep.equal([{mediaType: 'MANGA', mediaId: 30002}, undefined]);
  });
});
