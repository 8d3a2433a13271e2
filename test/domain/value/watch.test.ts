import {expect} from 'chai';

import {createStore} from '#domain/value/store';
import {watch} from '#domain/value/watch';

describe('watch', () => {
  it('runs immediately, and again with a new signal when the result has changed, until the signal aborts', () => {
    const source = createStore({size: 1, name: 'a'});
    const listening = new AbortController();
    const log: string[] = [];
    const body = (size: number, signal: AbortSignal) => {
      log.push(`begin ${size}`);
      signal.addEventListener('abort', () => log.push(`end ${size}`));
    };
    watch(source, () => source.get().size, body, listening);
    source.set({size: 1, name: 'b'});
    expect(log, 'the result is the same').to.deep.equal(['begin 1']);
    source.set({size: 2, name: 'b'});
    listening.abort('over');
    source.set({size: 3, name: 'b'});
    expect(log).to.deep.equal(['begin 1', 'end 1', 'begin 2', 'end 2']);
  });
});
