import {expect} from 'chai';

import {startLater} from '#src/start/later';
import {setImportUnderWay} from '#services/imports/importFlag';
import {setHasWaitingWrites} from '#services/outbox/waitingFlag';
import {useApiFetch} from '../support/fetch';
import {usePatched} from '../support/patched';
import {fakeServices, type FakeServices} from '../support/services';
import {waitUntil} from '../support/wait';

describe('the tasks that wait until the page has loaded', () => {
  const patch = usePatched();
  useApiFetch();
  let services: FakeServices | undefined;
  afterEach(() => {
    services?.stop();
    setHasWaitingWrites(false);
    setImportUnderWay('id:7', false);
  });

  for (const state of ['interactive', 'complete'] as const)
    it(`sends what waits and continues imports in a page that is ${state} when the script starts`, async () => {
      patch(document, 'readyState', state);
      setHasWaitingWrites(true);
      setImportUnderWay('id:7', true);
      const real = fakeServices({userName: 'Mirabel'});
      const opened = new Set<string>();
      services = Object.create(real, {
        apiFor: {
          value(featureId: string) {
            opened.add(featureId);
            return real.apiFor(featureId);
          },
        },
      }) as FakeServices;
      startLater(services, localStorage);
      if (state === 'interactive') {
        expect([...opened]).to.deep.equal([]);
        dispatchEvent(new Event('load'));
      }
      await waitUntil(() => opened.size === 2, 'both tasks');
      expect([...opened].sort()).to.deep.equal(['moreImports', 'outbox']);
    });
});
