import {expect} from 'chai';

import {remindOfExpiry} from '#services/reminder';
import {fakeServices, type FakeServices} from '../support/services';

const day = 86_400_000;
const now = 1000 * day;

describe('the reminder that the sign-in is expiring', () => {
  let services: FakeServices;
  afterEach(() => services.stop());

  /** Reminds once on a page that is loaded at `time`, and returns the text shown. */
  function remind({
    left,
    reminded = 0,
    address = 'https://anilist.co/x',
  }: {
    left?: number;
    reminded?: number;
    address?: string | undefined;
  }) {
    services = fakeServices({settings: {expiryReminded: reminded}, now: () => now});
    const session = {
      ...services.session,
      expires: () => (left === undefined ? undefined : now + left),
      authorizeAddress: () => address || undefined,
    };
    const ask = () => remindOfExpiry({...services, session});
    ask();
    return {ask, shown: () => services.toasts.list().map(({text, kind}) => `${kind}: ${text}`)};
  }

  for (const [what, options, shown] of [
    ['a token that says no end', {}, []],
    ['more than a week left', {left: 7 * day + 1}, []],
    ['a week left', {left: 7 * day}, ['warning: Your sign-in to Automail ends in 7 days.']],
    ['less than a day left', {left: day - 1}, ['warning: Your sign-in to Automail ends in less than a day.']],
    ['nothing left', {left: 0}, ['warning: Your sign-in to Automail has expired.']],
    ['a reminder less than a day ago', {left: day, reminded: now - day + 1}, []],
    [
      'a reminder a day ago',
      {left: 2 * day, reminded: now - day},
      ['warning: Your sign-in to Automail ends in 2 days.'],
    ],
  ] as const)
    it(`shows [${shown.join()}] with ${what}`, () => expect(remind(options).shown()).to.deep.equal(shown));

  it('is shown once a day, and stays until it is closed', () => {
    const {ask, shown} = remind({left: day});
    for (const {id, duration} of services.toasts.list()) {
      expect(duration).to.equal(Infinity);
      services.toasts.close(id);
    }
    ask();
    expect(shown()).to.deep.equal([]);
  });

  it('offers to renew the sign-in if possible', () => {
    remind({left: day});
    expect(services.toasts.list().map(({action}) => action?.label)).to.deep.equal(['Renew']);
    remind({left: day, address: ''});
    expect(services.toasts.list().map(({action}) => action?.label)).to.deep.equal([undefined]);
  });
});
