import {expect} from 'chai';

import {startToastHost} from '#feature/toastHost';
import {fakeServices, type FakeServices} from '../support/services';
import {nextFrame, waitUntil} from '../support/wait';

describe('the toast element', () => {
  let services: FakeServices;
  beforeEach(() => {
    services = fakeServices();
    startToastHost(services);
  });
  afterEach(() => services.stop());
  const places = () => document.querySelectorAll('am-overlay > am-toasts');
  const text = () => places()[0]?.shadowRoot?.querySelector('section')?.textContent ?? '';

  it('is inserted into the overlay once, with the first toast', async () => {
    await nextFrame();
    expect(places().length).to.equal(0);
    services.toasts.show({text: 'one'});
    services.toasts.show({text: 'two'});
    await waitUntil(() => text().includes('one') && text().includes('two'));
    expect(places().length).to.equal(1);
  });

  it('is inserted for a toast that was shown before it was started', async () => {
    const earlier = fakeServices();
    earlier.toasts.show({text: 'early'});
    startToastHost(earlier);
    await waitUntil(() => places().length === 1);
    earlier.stop();
    expect(places().length).to.equal(0);
  });

  it('is removed when its instance stops', async () => {
    services.toasts.show({text: 'one'});
    await waitUntil(() => text().includes('one'));
    services.stop();
    expect(places().length).to.equal(0);
  });
});
