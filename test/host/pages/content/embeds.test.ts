import {expect} from 'chai';

import {emptyMediaCard, tweetLink} from '#host/pages/content/embeds';
import {onTweetHeight, onTweetBlocked, tweetAddress} from '#host/dom/tweetFrame';
import {useSignal, useStage} from '../../../support/page';

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

describe('tweet frames', () => {
  const stage = useStage();
  const end = useSignal();

  it('have an address that contains only the id, the theme and fixed options', () => {
    const address = new URL(tweetAddress('12&theme=evil', true));
    expect([address.origin, address.pathname]).to.deep.equal(['https://platform.twitter.com', '/embed/Tweet.html']);
    expect(address.searchParams.getAll('theme')).to.deep.equal(['dark']);
  });

  it('report their height only in valid messages from their own window and origin', () => {
    const frame = document.createElement('iframe');
    stage.node.append(frame);
    const heights: number[] = [];
    onTweetHeight(frame, height => heights.push(height), end);
    const say = (data: unknown, origin = 'https://platform.twitter.com', source: Window | null = frame.contentWindow) =>
      dispatchEvent(new MessageEvent('message', {data, origin, source}));
    const resize = (height: unknown) => ({'twttr.embed': {method: 'twttr.private.resize', params: [{height}]}});
    say(resize(300), 'https://evil.example');
    say(resize(300), 'https://platform.twitter.com', window);
    for (const wrong of [resize('300'), resize(-1), resize(Infinity), 'text', {}, {'twttr.embed': {params: []}}])
      say(wrong);
    expect(heights).to.deep.equal([]);
    say(resize(432));
    end.end();
    say(resize(500));
    expect(heights).to.deep.equal([432]);
  });

  it('are reported as blocked by the content security policy', () => {
    let count = 0;
    onTweetBlocked(() => (count += 1), end);
    const refuse = (effectiveDirective: string, blockedURI: string) =>
      document.dispatchEvent(
        new SecurityPolicyViolationEvent('securitypolicyviolation', {
          effectiveDirective,
          blockedURI,
          violatedDirective: effectiveDirective,
          documentURI: location.href,
          originalPolicy: '',
          disposition: 'enforce',
          statusCode: 200,
        }),
      );
    refuse('img-src', 'https://platform.twitter.com');
    refuse('frame-src', 'https://www.youtube.com');
    expect(count).to.equal(0);
    refuse('frame-src', tweetAddress('1', false));
    expect(count).to.equal(1);
  });
});
