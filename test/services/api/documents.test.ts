import {expect} from 'chai';

import {apiOf} from '#services/api/api';
import {useConsole} from '../../support/console';
import {characterQuery} from '../../support/documents';
import {useApiFetch} from '../../support/fetch';
import {fakeServices} from '../../support/services';
import {waitUntil} from '../../support/wait';

describe('the document copies that Apollo makes', () => {
  useApiFetch();
  useConsole();

  it('are bounded, however often the account changes', async () => {
    const services = fakeServices();
    const {cache, client} = apiOf(services);
    const copies = () => client.getMemoryInternals?.()?.sizes.queryManager.getDocumentInfo ?? Number.NaN;
    for (let change = 0; change < 1000; change += 1) {
      await cache.clear();
      client.watchQuery({query: characterQuery, variables: {id: 1}, fetchPolicy: 'cache-only'});
    }
    // The surplus is forgotten after a moment.
    await waitUntil(() => copies() < 1000);
    expect(copies()).to.be.at.most(300);
    services.stop();
  });
});
