import {gql, type TypedDocumentNode} from '@apollo/client';
import {cleanup, fireEvent, render, waitFor} from '@testing-library/react';
import {expect} from 'chai';
import {Fragment, type ReactElement} from 'react';

import {hours} from '#services/api/cache/lifetime';
import {ElementContext} from '#ui/context';
import {useConsole} from './console';
import {emptyDatabase} from './database';
import {useApiFetch, type Resolve} from './fetch';
import {fakeServices, type FakeServices} from './services';
import {waitUntil} from './wait';

/** A query that no component sends. */
const settledQuery: TypedDocumentNode<unknown, {id: number}> = gql`
  query Settled($id: Int!) {
    Settled(id: $id) {
      id
    }
  }
`;

interface More {
  /** The API's answers; nothing by default. */
  readonly answers?: Resolve;
  readonly isMember?: boolean;
  /** The user's action before anything is requested. */
  readonly begin?: (container: HTMLElement) => void;
  /**
   * A text shown just before its request, or with its answer. Needed if the request comes later than the first render
   * or the action.
   */
  readonly shows?: string;
}

/** A name, the lifetime of the answer in seconds, its field in the API, and the requesting component. */
export type Fresh = readonly [what: string, seconds: number, field: string, node: ReactElement, more?: More];

/** Clicks the element found by the selector. */
export const press = (selector: string) => (container: HTMLElement) => {
  const found = container.querySelector(selector);
  if (!found) throw new Error(`there is no ${selector}`);
  fireEvent.click(found);
};

/**
 * Renders each component repeatedly while the clock advances. It must send its request again exactly when its answer is
 * no longer fresh.
 */
export function freshnessTests(table: readonly Fresh[]) {
  useConsole();
  const api = useApiFetch();
  const {now} = Date;
  let late = 0;
  let services: FakeServices;
  beforeEach(() => {
    const start = now();
    late = 0;
    Date.now = () => start + late;
  });
  afterEach(async () => {
    cleanup();
    services.stop();
    await emptyDatabase();
    Date.now = now;
  });
  const expectFresh = async ([, seconds, field, node, {answers = () => null, isMember, begin, shows} = {}]: Fresh) => {
    services = fakeServices(isMember ? {userName: 'Ann', token: 'a.b.c'} : {});
    api.answers(asked => (asked.name === 'Settled' ? {__typename: 'Settled', id: asked.args.id} : answers(asked)));
    const count = () => api.asked().filter(name => name === field).length;
    let shown = 0;
    const tree = () => (
      <ElementContext
        value={{services, featureId: 'drawn', element: document.body, replaceHost: () => undefined, fail: reportError}}
      >
        <Fragment key={++shown}>{node}</Fragment>
      </ElementContext>
    );
    const {container, rerender} = render(tree());
    const hasBegun = async () => {
      begin?.(container);
      await waitUntil(() => !shows || container.textContent.includes(shows), `shows ${shows}`);
    };
    await hasBegun();
    /** Everything requested before this is answered when this is. */
    const settled = (id: number) => services.apiFor('drawn').read(settledQuery, {id}, {lifetime: hours(24)});
    await waitFor(() => expect(count()).to.be.above(0));
    await settled(1);
    const first = count();
    late = seconds * 1000 - 1;
    rerender(tree());
    await hasBegun();
    await settled(2);
    expect(count()).to.equal(first);
    late += 1;
    rerender(tree());
    await hasBegun();
    await waitFor(() => expect(count()).to.equal(2 * first));
  };
  for (const fresh of table) it(`${fresh[0]}, after ${fresh[1]} s`, () => expectFresh(fresh));
}
