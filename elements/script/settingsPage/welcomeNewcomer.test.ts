import {expect} from 'chai';

import {welcomePending} from '#services/settings/shared';
import {fakeServices} from '#test/support/services';
import {welcomeNewcomer} from './welcomeNewcomer';

describe('welcomeNewcomer', () => {
  it('shows nothing to users whose settings are older than the card', async () => {
    const services = fakeServices({settings: {notifications: true}});
    const before = document.body.childElementCount;
    await welcomeNewcomer({services, signal: services.signal});
    const shown = document.body.childElementCount - before;
    services.stop();
    expect([services.settings.get(welcomePending), shown]).to.deep.equal([false, 0]);
  });
});
