import {render} from '@testing-library/react';
import axe from 'axe-core';
import {expect} from 'chai';
import type {ReactElement, ReactNode} from 'react';

import {ElementContext, type ElementContextValue} from '#ui/context';
import {emptyDatabase} from './database';
import {fakeServices} from './services';

/** Renders components with the context that a feature's element provides. */
export function useRender() {
  let services = fakeServices();
  afterEach(() => {
    services.stop();
    return emptyDatabase();
  });
  return (node: ReactElement, options: Parameters<typeof fakeServices>[0] = {}, element = document.body) => {
    services = fakeServices(options);
    const standsIn: boolean[] = [];
    const surroundings: ElementContextValue = {
      services,
      featureId: 'drawn',
      element,
      replaceHost: shows => standsIn.push(shows),
      fail: reportError,
    };
    const wrapper = ({children}: {children: ReactNode}) => (
      <ElementContext value={surroundings}>{children}</ElementContext>
    );
    const drawn = render(node, {wrapper});
    return {
      ...drawn,
      ...surroundings,
      services,
      api: services.apiFor('drawn'),
      standsIn,
      text: () => drawn.container.textContent,
    };
  };
}

/** Fails with the violations that axe finds in a rendered tree, without rules for whole pages. */
export async function expectAccessible(node: Element) {
  const {violations} = await axe.run(node, {rules: {region: {enabled: false}}});
  expect(violations.map(({id, nodes}) => `${id}: ${nodes.map(({html}) => html).join(' ')}`)).to.deep.equal([]);
}
