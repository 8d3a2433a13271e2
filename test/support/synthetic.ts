// Bundled by a test and put into pages beside the product: asks as features do, over the product's own services.
import {gql, type TypedDocumentNode} from '@apollo/client';

import {apiOf} from '../../src/services/api/api';
import {createBus} from '../../src/services/bus';
import {createClock} from '../../src/services/clock';
import {createReport} from '../../src/services/report';
import type {Services} from '../../src/services/services';
import {createSettings} from '../../src/services/settings/settings';
import {createToasts} from '../../src/services/toasts';
import '../../e2e/support/timed';

const query: TypedDocumentNode<unknown, {id: number}> = gql`
  query Synthetic($id: Int) {
    Page(perPage: 1) {
      media(id: $id) {
        id
      }
    }
  }
`;

function services(): Services {
  const {signal} = new AbortController();
  const report = createReport('Synthetic');
  return {
    report,
    signal,
    settings: createSettings({storage: undefined, report, signal}),
    session: {
      known: Promise.resolve(),
      userName: () => undefined,
      token: () => undefined,
      account: () => 'unknown',
      expires: () => undefined,
      signIn() {},
      signOut() {},
      authorizeAddress: () => undefined,
      subscribe() {},
    },
    bus: createBus(),
    clock: createClock(),
    toasts: createToasts(),
    catalogue: [],
  };
}

let opened: Services | undefined;

globalThis.synthetic = {
  ask(ids, priority) {
    const {client} = apiOf((opened ??= services()));
    const asked = Date.now();
    return Promise.all(
      ids.map(async id => {
        const context = {priority, merge: false, featureId: 'synthetic'};
        await client.query({query, variables: {id}, fetchPolicy: 'network-only', context});
        return {priority, asked, answered: Date.now()};
      }),
    );
  },
  hold: () =>
    new Promise(resolve => {
      const held = navigator.locks.request('automail-budget', () => {
        resolve();
        return new Promise(() => {});
      });
      // It is taken away, as it should be.
      held.catch(() => undefined);
    }),
};
