// Our roots listen only to the events of src/feature/rootEvents.ts. Needs no browser.
import {expect, test} from '@playwright/test';
import {readdirSync, readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';

import {rootEvents} from '#feature/rootEvents';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (file: string) => readFileSync(root + file, 'utf8');

/** The events from which React creates the handlers of our components. */
const eventsOf: Readonly<Record<string, readonly string[]>> = {
  onClick: ['click'],
  onSubmit: ['submit'],
  onChange: ['change', 'input', 'click', 'keydown', 'focusin', 'focusout'],
  onKeyDown: ['keydown'],
  onFocus: ['focusin'],
  onBlur: ['focusout'],
  onPointerDown: ['pointerdown'],
  onPointerMove: ['pointermove'],
  onPointerUp: ['pointerup'],
  onPointerCancel: ['pointercancel'],
  onPointerEnter: ['pointerover', 'pointerout'],
  onPointerLeave: ['pointerover', 'pointerout'],
  // React listens to these at the element.
  onToggle: [],
  onError: [],
  // Not of elements: `Tabs`, `useDrag`, the reader of settings, waiting, reading the forum.
  onSelect: [],
  onDrag: [],
  onDrop: [],
  onInvalid: [],
  onAbort: [],
  onProgress: [],
};

test('React listens on our roots for exactly the events that our components handle', () => {
  const types = read('node_modules/@types/react/index.d.ts')
    .split('interface DOMAttributes<T> {')[1]
    ?.split('\n    }\n')[0];
  const known = new Set(types?.match(/\bon[A-Z]\w*(?=\?:)/g));
  expect(known).toContain('onClickCapture');
  const files = ['src', 'elements']
    .flatMap(folder => readdirSync(`${root}${folder}`, {recursive: true}).map(name => `${folder}/${String(name)}`))
    .filter(file => /\.tsx?$/.test(file));
  const used = new Set(files.flatMap(file => read(file).match(/\bon[A-Z]\w*/g) ?? []).filter(name => known.has(name)));
  expect([...used].toSorted()).toEqual(Object.keys(eventsOf).toSorted());
  const needed = [...used].flatMap(name => eventsOf[name] ?? []);
  expect(new Set(needed)).toEqual(rootEvents);
});
