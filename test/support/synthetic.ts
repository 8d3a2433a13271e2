// Bundled by a test and injected into pages next to the product. Sends requests as a feature would, through the
// product's own services.
import {gql, type TypedDocumentNode} from '@apollo/client';

import {apiOf} from '#services/api/api';
import type {Services} from '#services/services';
import '../../e2e/support/timed';
import {guestServices} from './guestServices';

const query: TypedDocumentNode<unknown, {id: number}> = gql`
  query Synthetic($id: Int) {
    Page(perPage: 1) {
      media(id: $id) {
        id
      }
    }
  }
`;

let opened: Services | undefined;

globalThis.synthetic = {
  ask(ids, priority) {
    const {client} = apiOf((opened ??= guestServices('Synthetic')));
    const asked = performance.now();
    return Promise.all(
      ids.map(async id => {
        const context = {priority, merge: false, featureId: 'synthetic'};
        await client.query({query, variables: {id}, fetchPolicy: 'network-only', context});
        return {priority, asked, answered: performance.now()};
      }),
    );
  },
  hold: () =>
    new Promise(resolve => {
      const held = navigator.locks.request('automail-budget', () => {
        resolve();
        return new Promise(() => {});
      });
      // The lock is stolen, as expected.
      held.catch(() => undefined);
    }),
};
