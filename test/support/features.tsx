import type {ReactNode} from 'react';

import {defineFeature, type Feature} from '#feature/defineFeature';
import {startDispatcher} from '#feature/dispatcher';
import type {Part} from '#feature/part';
import {anchor, type AnchorOptions} from '#host/pages/anchor';
import {fakeServices, type FakeServices} from './services';

let made = 0;

/** A feature under an id that no other test has: an element is defined once for all tests of a file. */
export const feature = (parts: readonly Part[], more: Partial<Feature> = {}): Feature => {
  const id = `test${String.fromCharCode(97 + (made % 26))}${made++}`;
  return defineFeature({
    id,
    title: 'A feature of a test.',
    categories: ['Script'],
    enabledByDefault: true,
    needs: [],
    settings: [],
    parts,
    ...more,
  });
};

export interface Spot {
  label: string;
}

/** An anchor at `.spot` that says what its attribute and its text are. */
export const spot = (more: Partial<AnchorOptions<Spot>> = {}) =>
  anchor<Spot>('spot', {
    selector: '.spot',
    position: 'append',
    presence: 'maybe',
    evidence: 'made by the test',
    watch: {attributes: ['data-label']},
    read: node => {
      const label = (node as HTMLElement).dataset.label;
      return label === undefined ? undefined : {label};
    },
    ...more,
  });

/** A room that is there at once. */
export const lazy =
  <M extends object>(component: (props: M) => ReactNode) =>
  () =>
    Promise.resolve({default: component});

/** Starts dispatchers whose features end with each test. */
export function useDispatcher() {
  let running: FakeServices | undefined;
  afterEach(() => {
    running?.stop();
    running = undefined;
  });
  return (catalogue: readonly Feature[], options: Parameters<typeof fakeServices>[0] = {}) => {
    running = fakeServices({catalogue, ...options});
    startDispatcher(catalogue, running);
    return running;
  };
}

/** Elements of ours that are in the page, without the overlay. */
export const elements = (tag?: string) =>
  [...document.querySelectorAll<HTMLElement>(tag ?? '*')].filter(
    node => node.localName.startsWith('am-') && node.localName !== 'am-overlay',
  );

/** Their names. */
export const tags = (tag?: string) => elements(tag).map(({localName}) => localName);

/** What elements of ours show. */
export const shown = (tag?: string) => elements(tag).map(node => node.shadowRoot?.textContent ?? '');
