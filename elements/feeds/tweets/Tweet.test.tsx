import {act, waitFor} from '@testing-library/react';
import {expect} from 'chai';

import Tweet from './Tweet';
import {useRender} from '#test/support/draw';

describe('Tweet', () => {
  const draw = useRender();

  it('is shown in a frame no taller than the chosen maximum', async () => {
    const drawn = draw(<Tweet tweetId="1" />, {settings: {tweetsHeight: 300}});
    const frame = await waitFor(() => drawn.getByTitle('Tweet') as HTMLIFrameElement);
    // A test must not load anything from other sites.
    frame.src = 'about:blank';
    expect(frame.style.blockSize).to.equal('250px');
    const say = (height: number) =>
      act(() => {
        const data = {'twttr.embed': {method: 'twttr.private.resize', params: [{height}]}};
        dispatchEvent(
          new MessageEvent('message', {data, origin: 'https://platform.twitter.com', source: frame.contentWindow}),
        );
      });
    say(280);
    expect(frame.style.blockSize).to.equal('280px');
    say(900);
    expect(frame.style.blockSize).to.equal('300px');
  });
});
