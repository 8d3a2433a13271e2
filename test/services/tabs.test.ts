import {expect} from 'chai';

import {createTabs} from '#services/tabs';
import '../support/world';

describe('the channel between tabs', () => {
  it('delivers messages to other tabs by type until the signal aborts', async () => {
    const end = new AbortController();
    const here = createTabs('t', end.signal);
    const there = createTabs('t', end.signal);
    const heard: string[] = [];
    const done = new Promise<void>(resolve => {
      there.on('cache', ({key}) => void heard.push(key), {signal: end.signal});
      there.on('cachev2', () => resolve(), {signal: end.signal});
    });
    here.send({type: 'cache', key: 'a'});
    here.send({type: 'cachev2', key: 'b'});
    await done;
    expect(heard).to.deep.equal(['a']);
    end.abort('over');
  });
});
