import {expect, test} from '@playwright/test';
import {Linter} from 'eslint';

import {vocabulary} from '../../tools/lint/vocabulary.mjs';

const linter = new Linter();
const messages = (code: string) =>
  linter
    .verify(code, {plugins: {vocabulary}, rules: {'vocabulary/old-names': 'error'}, files: ['**/*']}, 'file.js')
    .map(({message}) => message.replace(/ \(docs\/glossary\.md\)/, ''));

test('lint refuses names of the old vocabulary as exports and as properties of definitions, parts and anchors', () => {
  const refused = [
    ['export function openRoom() {}', '"openRoom" is not part of the vocabulary any more: write loadComponent.'],
    ['export const createCell = () => 1;', '"createCell" is not part of the vocabulary any more: write createStore.'],
    [
      'const a = 1; export {a as keptQuery};',
      '"keptQuery" is not part of the vocabulary any more: write persistedQuery.',
    ],
    [
      'defineFeature({on: true});',
      'The property "on" is not part of the vocabulary any more: write enabledByDefault (of a feature) or routes (of a part).',
    ],
    ['place({worth: ask});', 'The property "worth" is not part of the vocabulary any more: write shouldRender.'],
    ['run({awaits: title}, body);', 'The property "awaits" is not part of the vocabulary any more: write at.'],
    ["anchor('a', {many: true});", 'The property "many" is not part of the vocabulary any more: write repeats.'],
  ] as const;
  for (const [code, message] of refused) expect(messages(code), code).toEqual([message]);
  const accepted = ['const openRoom = 1;', "bus.on('writes', f); g({on: true});", 'export const loadComponent = 1;'];
  for (const code of accepted) expect(messages(code), code).toEqual([]);
});
