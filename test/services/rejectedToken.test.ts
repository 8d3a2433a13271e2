import {expect} from 'chai';

import {RejectedToken} from '#services/rejectedToken';
import {useSignal} from '../support/page';
import {useTimers} from '../support/timers';

const minute = 60_000;
const tokenOf = (claims: object) => `head.${btoa(JSON.stringify(claims))}.tail`;

describe('a token that AniList refuses', () => {
  const time = useTimers();
  const page = useSignal();
  const open = () => {
    let changes = 0;
    const rejected = new RejectedToken({changed: () => (changes += 1), signal: page.signal});
    return {rejected, changes: () => changes};
  };

  it('is set aside, and is used again after 1, 5 and 30 minutes, and then on the next page', () => {
    const {rejected, changes} = open();
    for (const minutes of [1, 5, 30]) {
      expect(rejected.putAside('a', 0)).to.equal(true);
      expect([rejected.has('a'), rejected.has('b'), rejected.has(undefined)]).to.deep.equal([true, false, false]);
      time.advance(minutes * minute - 1);
      expect(rejected.has('a')).to.equal(true);
      time.advance(1);
      expect(rejected.has('a')).to.equal(false);
    }
    expect(changes()).to.equal(6);
    rejected.putAside('a', 0);
    time.advance(24 * 60 * minute);
    expect(rejected.has('a')).to.equal(true);
  });

  it('is set aside once by all calls sent with it', () => {
    const {rejected, changes} = open();
    for (let call = 0; call < 5; call += 1) rejected.putAside('a', 0);
    expect(changes()).to.equal(1);
    time.advance(minute);
    expect(rejected.has('a')).to.equal(false);
  });

  it('is used again as soon as the user retries, and is forgotten on sign-in', () => {
    const {rejected} = open();
    rejected.putAside('a', 0);
    rejected.tryAgain();
    expect(rejected.has('a')).to.equal(false);
    rejected.putAside('a', 0);
    rejected.forget();
    expect(rejected.has('a')).to.equal(false);
  });

  it('is not set aside if it has expired', () => {
    const {rejected} = open();
    const token = tokenOf({exp: 1000});
    expect(rejected.putAside(token, 1_000_001)).to.equal(false);
    expect(rejected.putAside(token, 999_999)).to.equal(true);
  });
});
