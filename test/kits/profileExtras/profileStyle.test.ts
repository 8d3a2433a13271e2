import {expect} from 'chai';

import {styleProfile, type StyleOf} from '#kits/profileExtras/profileStyle';
import {safeForWork} from '#services/settings/shared';
import {useConsole} from '../../support/console';
import {emptyDatabase} from '../../support/database';
import {useApiFetch} from '../../support/fetch';
import {useSignal} from '../../support/page';
import {fakeServices} from '../../support/services';
import {waitUntil} from '../../support/wait';

describe('the style of a profile', () => {
  const test = useSignal();
  const api = useApiFetch();
  useConsole();
  afterEach(emptyDatabase);

  function start(styleOf: StyleOf) {
    const services = fakeServices({userName: 'Mirabel'});
    const {signal} = test;
    signal.addEventListener('abort', () => services.stop());
    const lasts = styleProfile(
      {params: {userName: 'Mirabel'}, services, featureId: 'customCSS', order: 0, signal},
      styleOf,
    );
    return {services, lasts};
  }

  it('is empty when the API refuses, and the visit continues', async () => {
    api.fails(() => new Response('', {status: 500}));
    const seen: object[] = [];
    const {lasts} = start(extras => (seen.push(extras), ''));
    await waitUntil(() => seen.length === 1);
    expect(seen).to.deep.equal([{}]);
    test.end();
    await lasts;
  });

  it('passes a build error on to the caller', async () => {
    api.fails(() => new Response('', {status: 500}));
    const {lasts} = start(() => Promise.reject(new Error('no style')));
    const message = await lasts.then(
      () => 'nothing failed',
      ({message: text}: Error) => text,
    );
    expect(message).to.equal('no style');
  });

  it('ignores a build error once it is no longer needed', async () => {
    api.fails(() => new Response('', {status: 500}));
    const refusals: ((error: Error) => void)[] = [];
    const {lasts, services} = start(() => new Promise((_resolve, reject) => refusals.push(reject)));
    await waitUntil(() => refusals.length);
    services.settings.set(safeForWork, true);
    for (const refuse of refusals) refuse(new Error('late'));
    test.end();
    await lasts;
  });
});
