import type {ReactNode} from 'react';

import {defineFeature, type Feature} from '#feature/defineFeature';
import {startDispatcher} from '#feature/dispatcher';
import type {FeatureSource} from '#feature/manifest';
import {sourceOf} from '#feature/manifestOf';
import type {Part} from '#feature/part';
import {anchor, type AnchorOptions} from '#host/pages/anchor';
import {fakeServices, type FakeServices} from './services';

let featureCount = 0;

/** Defines a feature with a unique id, since an element can be defined only once per test file. */
export const feature = (parts: readonly Part[], more: Partial<Feature> = {}): Feature => {
  const id = `test${String.fromCharCode(97 + (featureCount % 26))}${featureCount++}`;
  return defineFeature({
    id,
    categories: ['Script'],
    enabledByDefault: true,
    requests: 'none',
    needs: [],
    settings: [],
    parts,
    ...more,
  });
};

/** The data of the anchor `testAnchor`. */
export interface TestAnchorData {
  label: string;
}

/** An anchor at `.spot` that reads its `data-label` attribute. */
export const testAnchor = (more: Partial<AnchorOptions<TestAnchorData>> = {}) =>
  anchor<TestAnchorData>('spot', {
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

/** A lazy component that loads immediately. */
export const lazy =
  <M extends object>(component: (props: M) => ReactNode) =>
  () =>
    Promise.resolve({default: component});

/** Starts dispatchers whose features end after each test. */
export function useDispatcher() {
  let running: FakeServices | undefined;
  afterEach(() => {
    running?.stop();
    running = undefined;
  });
  return (
    catalogue: readonly Feature[],
    options: Parameters<typeof fakeServices>[0] = {},
    source: Partial<FeatureSource> = {},
  ) => {
    running = fakeServices(options);
    startDispatcher({...sourceOf(catalogue), ...source}, running);
    return running;
  };
}

/** Our elements in the page, except for the overlay. */
export const elements = (tag?: string) =>
  [...document.querySelectorAll<HTMLElement>(tag ?? '*')].filter(
    node => node.localName.startsWith('am-') && node.localName !== 'am-overlay',
  );

/** The tag names of our elements in the page. */
export const tags = (tag?: string) => elements(tag).map(({localName}) => localName);

/** The texts of our elements in the page. */
export const shown = (tag?: string) => elements(tag).map(node => node.shadowRoot?.textContent ?? '');
