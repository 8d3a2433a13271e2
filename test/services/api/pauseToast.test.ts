import {expect} from 'chai';

import {showPauseToasts} from '#services/api/pauseToast';
import {singleTabScheduler} from '../../support/budget';
import {fakeServices} from '../../support/services';
import {waitUntil} from '../../support/wait';

describe('the toast about a pause of the API', () => {
  it('is shown once when calls are waiting for its end', () => {
    const services = fakeServices();
    const scheduler = singleTabScheduler();
    showPauseToasts(services, scheduler);
    scheduler.pause(20_000);
    expect(services.toasts.list()).to.have.length(0);
    const ends = [1, 2].map(() => scheduler.schedule({priority: 'visible', start() {}}));
    expect(
      services.toasts
        .list()
        .map(({text}) => text)
        .join(),
    ).to.match(/is limiting requests until/);
    expect(services.toasts.list()).to.have.length(1);
    for (const end of ends) end();
    services.stop();
  });

  it('is not shown for a short pause', async () => {
    const services = fakeServices();
    const scheduler = singleTabScheduler();
    showPauseToasts(services, scheduler);
    let gone = false;
    scheduler.pause(50);
    scheduler.schedule({priority: 'visible', start: () => (gone = true)});
    await waitUntil(() => gone);
    expect(services.toasts.list()).to.have.length(0);
    services.stop();
  });
});
