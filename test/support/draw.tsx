import {configure, render} from '@testing-library/react';
import axe from 'axe-core';
import {expect} from 'chai';
import type {ReactElement, ReactNode} from 'react';

import {apiOf} from '#services/api/api';
import {SurroundingsContext, type Surroundings} from '#ui/context';
import {emptyDatabase} from './database';
import {fakeServices} from './services';

// A busy machine is no failure.
configure({asyncUtilTimeout: 15000});

/** Draws components in the surroundings that an element gives them. */
export function useDrawing() {
  let services = fakeServices();
  afterEach(() => {
    services.stop();
    return emptyDatabase();
  });
  return (node: ReactElement, options: Parameters<typeof fakeServices>[0] = {}) => {
    services = fakeServices(options);
    const standsIn: boolean[] = [];
    const surroundings: Surroundings = {
      services,
      api: apiOf(services),
      featureId: 'drawn',
      element: document.body,
      replaceHost: shows => standsIn.push(shows),
    };
    const wrapper = ({children}: {children: ReactNode}) => (
      <SurroundingsContext value={surroundings}>{children}</SurroundingsContext>
    );
    const drawn = render(node, {wrapper});
    return {...drawn, ...surroundings, services, standsIn, text: () => drawn.container.textContent};
  };
}

/** Fails with what axe finds wrong in a drawn tree; what concerns whole pages is left out. */
export async function expectAccessible(node: Element) {
  const {violations} = await axe.run(node, {rules: {region: {enabled: false}}});
  expect(violations.map(({id, nodes}) => `${id}: ${nodes.map(({html}) => html).join(' ')}`)).to.deep.equal([]);
}
