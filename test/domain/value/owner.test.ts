import {expect} from 'chai';

import {createEvents} from '#domain/value/events';
import {owned, runAs, setOwner} from '#domain/value/owner';

describe('an owner', () => {
  const failing = () => {
    throw new Error('cannot do this');
  };
  const messages: string[] = [];
  const fail = (name: string) => (error: unknown) => void messages.push(`${name}: ${(error as Error).message}`);
  beforeEach(() => void messages.splice(0));

  it('receives the error of one listener while all others are still called', () => {
    const events = createEvents<{changed: number}>();
    const [bad, good] = [new AbortController(), new AbortController()];
    setOwner(bad.signal, fail('bad'));
    const received: number[] = [];
    events.on('changed', failing, bad);
    events.on('changed', value => received.push(value), good);
    events.emit('changed', 7);
    expect([messages, received]).to.deep.equal([['bad: cannot do this'], [7]]);
  });

  it('of a callback is the owner of its signal, or else of the code that registered it', () => {
    const [own, other] = [new AbortController(), new AbortController()];
    setOwner(own.signal, fail('own'));
    let calls: (() => void)[] = [];
    runAs(fail('outer'), () => (calls = [owned(failing, own.signal), owned(failing, other.signal)]));
    for (const call of calls) call();
    expect(messages).to.deep.equal(['own: cannot do this', 'outer: cannot do this']);
  });

  it('receives no errors after the signal has aborted', () => {
    const end = new AbortController();
    setOwner(end.signal, fail('own'));
    const call = owned(failing, end.signal);
    end.abort('over');
    call();
    expect(messages).to.deep.equal([]);
  });
});
