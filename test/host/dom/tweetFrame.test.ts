import {expect} from 'chai';

import {onTweetHeight, onTweetBlocked, tweetAddress} from '#host/dom/tweetFrame';
import {useSignal, useStage} from '../../support/page';

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
