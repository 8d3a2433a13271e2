// Our own rules of lint: what they report, and what they let pass.
import {expect, test} from '@playwright/test';
import {Linter} from 'eslint';
import {buildSchema, parse} from 'graphql';

import {completeChanges} from '../../tools/lint/completeChanges.mjs';
import {nameProblems} from '../../tools/lint/documents/names.mjs';
import {ruleProblems} from '../../tools/lint/documents/rules.mjs';
import {featureProblems} from '../../tools/lint/features.mjs';
import {circlesIn} from '../../tools/lint/importCycles.mjs';
import {pinnedSentences} from '../../tools/lint/pinnedSentences.mjs';
import {rootEvents} from '../../tools/lint/rootEvents.mjs';
import {selectorNames} from '../../tools/lint/selectorNames.mjs';
import {shapeOf} from '../../tools/shape.mjs';

/** The messages of a rule about a module. */
function messagesOf(rule: object, code: string, file = 'module.jsx'): string[] {
  const parserOptions = {ecmaFeatures: {jsx: true}};
  const found = new Linter().verify(
    code,
    [
      {
        files: ['**/*.jsx'],
        plugins: {own: {rules: {rule}}},
        rules: {'own/rule': 'error'},
        languageOptions: {parserOptions},
      },
    ] as Linter.Config[],
    file,
  );
  return found.map(({message}) => message);
}

const deaf = (handler: string, events: string) =>
  `${handler} is never called: our roots don't listen to ${events}. Add them to src/feature/rootEvents.ts, or use another event.`;

const handlers: readonly (readonly [code: string, ...messages: string[]])[] = [
  ['<button onClick={press} />'],
  ['<input onChange={change} onFocus={focus} onBlur={leave} />'],
  ['<details onToggle={toggle} />'],
  ['<Tabs onSelect={select} onDoubleClick={open} />'],
  ['<button onDoubleClick={open} />', deaf('onDoubleClick', 'dblclick')],
  ['<div onMouseEnter={enter} />', deaf('onMouseEnter', 'mouseover and mouseout')],
  ['<div onWheel={turn} />', deaf('onWheel', 'wheel')],
  ['const handlers = {onPointerDown: start, onDrag: drag};'],
  ['const handlers = {onTouchStart: start};', deaf('onTouchStart', 'touchstart')],
  ['<div onClickCapture={press} />', 'onClickCapture is never called: our roots listen only while events bubble.'],
];

for (const [code, ...messages] of handlers)
  test(`a handler that no root listens to is reported: ${code}`, {tag: ['@plain', '@core']}, () => {
    expect(messagesOf(rootEvents, code)).toEqual(messages);
  });

const unheard = (name: string) =>
  `${name} is read here, but no \`changesOf\` of this file lists it: a later change has no effect.`;
const changes: readonly (readonly [code: string, ...messages: string[]])[] = [
  ['watch(settings.changesOf([one]), () => settings.get(one), show);'],
  ['watch(settings.changesOf([one]), () => settings.get(two), show);', unheard('two')],
  ['services.settings.changesOf([one]); show(services.settings.get(two));', unheard('two')],
  ['settings.changesOf([one]); isOptionOn(settings, one);', unheard('settingsOfHolds')],
  ['settings.changesOf([one, ...settingsOfHolds]); isOptionOn(settings, one);'],
  ['show(settings.get(one));'],
  ['const f = () => { each(node => cover(status.get()), {changes: [status]}); };'],
  [
    'const f = () => { each(node => cover(session.userName()), {changes: [status]}); };',
    'session is read here, but `changes` does not list it: a later change has no effect.',
  ],
];
for (const [code, ...messages] of changes)
  test(`what is read but not listened to is reported: ${code}`, {tag: ['@plain', '@core']}, () => {
    expect(messagesOf(completeChanges, code)).toEqual(messages);
  });

const pinned = 'This sentence changes with the next text. State what it must say: a role, a number, a name, a word.';
const sentences: readonly (readonly [code: string, ...messages: string[]])[] = [
  ["expect(row).toHaveText('We could not load the tags of this list.')", pinned],
  ["expect(text).to.equal('We could not load the tags of this list.')", pinned],
  ["page.getByRole('button', {name: 'Do not press this again, please!'})", pinned],
  ["rows.filter({hasText: 'This is not part of this edition.'})", pinned],
  ['expect(row).toHaveText(/tags/)'],
  ["expect(row).toHaveText('12 of 12 entries.')"],
  ["expect(row).toHaveText('Not signed in to the script.')"],
  ["rows.map({name: 'A feature that the test makes itself.'})"],
];
for (const [code, ...messages] of sentences)
  test(`a sentence of the interface in a test is reported: ${code}`, {tag: ['@plain', '@core']}, () => {
    expect(messagesOf(pinnedSentences, code)).toEqual(messages);
  });

test(
  'a selector with the name of another one, or another name than its identifier, is reported',
  {tag: ['@plain', '@core']},
  () => {
    const code = "export const feedList = selector('feedList', '.feed');";
    expect(messagesOf(selectorNames, code, 'feed.jsx')).toEqual([]);
    expect(messagesOf(selectorNames, code, 'feed.jsx')).toEqual([]);
    expect(messagesOf(selectorNames, code, 'home.jsx')).toEqual([
      expect.stringMatching(/^A selector in .*feed\.jsx is called "feedList" as well: rename one\.$/),
    ]);
    expect(messagesOf(selectorNames, "const rows = anchor('rowList', {});", 'rows.jsx')).toEqual([
      'The selector "rowList" is called rows.',
    ]);
  },
);

const sound = {
  id: 'sound',
  name: 'Sound feature',
  summary: 'Shows a sound to every user.',
  details: 'On all pages.',
  requests: 'cached',
  categories: ['Script'],
  settings: [{key: 'volume', title: 'Volume'}],
  parts: [{tag: 'am-sound', routes: ['home']}],
};

const features: readonly (readonly [
  fault: string,
  changes: Partial<Record<keyof typeof sound, unknown>>,
  problem: RegExp,
])[] = [
  ['a name of one word', {name: 'Sound'}, /^"sound": the name needs two to four words/],
  ['a name in title case', {name: 'Sound Feature'}, /^"sound": the name needs two to four words/],
  ['a name with a full stop', {name: 'Sound feature.'}, /^"sound": the name needs two to four words/],
  [
    'a summary longer than a row',
    {summary: `Shows ${'a sound '.repeat(11)}.`},
    /^"sound": the summary must be one sentence/,
  ],
  ['a short summary', {summary: 'Shows a sound.'}, /^"sound": the summary must be one sentence/],
  [
    'a summary in the imperative',
    {summary: 'Show a sound to every user.'},
    /^"sound": the summary must be one sentence/,
  ],
  ['a summary of two sentences', {summary: 'Shows a sound. Plays it to all.'}, /^"sound": the summary must be one/],
  ['details without a full stop', {details: 'On all pages'}, /^"sound": the details must be sentences/],
  ['requests in its texts', {details: 'Requests one list.'}, /^"sound": state in `requests`/],
  ['no category', {categories: []}, /^"sound": it needs a category/],
  ['no parts', {parts: []}, /^"sound": it has no parts/],
  ['an invalid element name', {parts: [{tag: 'am-1sound', routes: ['home']}]}, /^"sound": the names of its parts/],
  ['a part without routes', {parts: [{tag: 'am-sound', routes: []}]}, /^"sound": one of its parts has no routes/],
];

for (const [fault, changes, problem] of features)
  test(`a feature with ${fault} is reported`, {tag: ['@plain', '@core']}, () => {
    expect(featureProblems([sound], [])).toEqual([]);
    expect(featureProblems([{...sound, ...changes}], [])).toEqual([expect.stringMatching(problem)]);
  });

test('two features with one id, name and element are reported', {tag: ['@plain', '@core']}, () => {
  const other = {...sound, id: 'other', name: 'Other feature', parts: [{tag: 'am-other', routes: ['home']}]};
  expect(featureProblems([sound, other], [])).toEqual([]);
  expect(featureProblems([sound, {...other, id: 'sound'}], [])).toEqual([
    'two settings are stored under "sound": rename one',
  ]);
  expect(featureProblems([sound, {...other, settings: [{key: 'sound', title: 'Loud'}]}], [])).toEqual([
    'two settings are stored under "sound": rename one',
  ]);
  expect(featureProblems([sound, {...other, name: 'Sound feature'}], [])).toEqual([
    'two features are called "Sound feature": rename one',
  ]);
  expect(featureProblems([sound, {...other, parts: sound.parts}], [])).toEqual([
    'two parts have the element <am-sound>: give each part of a feature a name of its own',
  ]);
});

test(
  'a folder of another name or area, and a request of a feature that states none, are reported',
  {tag: ['@plain', '@core']},
  () => {
    const score = {name: 'entryScore', folder: 'elements/media/entryScore'};
    expect(featureProblems([], [{...score, name: 'renamed'}])).toEqual([
      'elements/media/entryScore/feature.ts: the id must be the folder\'s name, "renamed"',
    ]);
    expect(featureProblems([], [{name: 'made', folder: 'elements/anime/made'}])).toEqual([
      expect.stringMatching(/^elements\/anime\/made: "anime" isn't an area\. Move the feature to browse, feeds, /),
    ]);
    expect(featureProblems([], [{name: 'missing', folder: 'elements/media/missing'}])).toEqual([
      'elements/media/missing: give it a feature.ts with the id "missing"',
    ]);
    expect(featureProblems([{...sound, id: 'entryScore'}], [score])).toEqual([]);
    expect(featureProblems([{...sound, id: 'entryScore', requests: 'none'}], [score]).join()).toContain(
      "elements/media/entryScore/EntryBox.tsx: it sends a request, so `requests` in feature.ts can't be 'none'",
    );
  },
);

const circles: readonly (readonly [name: string, graph: Record<string, string[]>, circles: string[]])[] = [
  ['a chain', {a: ['b'], b: ['c'], c: []}, []],
  ['two importers of one file', {a: ['c'], b: ['c'], c: []}, []],
  ['two files that import each other', {a: ['b'], b: ['a'], c: ['a']}, ['a', 'b']],
  ['a circle of three', {a: ['b'], b: ['c'], c: ['a', 'd'], d: []}, ['a', 'b', 'c']],
];
for (const [name, graph, found] of circles)
  test(`circular imports: ${name}`, {tag: ['@plain', '@core']}, () => {
    expect(circlesIn(Object.entries(graph))).toEqual(found);
  });

/** The findings of a check of documents in a repository with these files. */
const saidOf = (check: typeof nameProblems, contents: Record<string, string>) =>
  check([], {files: Object.keys(contents), read: path => contents[path] ?? ''}).map(
    ({path, message}) => `${path}: ${message}`,
  );

const rules = '## score\n\n**score-1** One.\n\n**score-2** Two.\n';
const names: readonly (readonly [contents: Record<string, string>, ...problems: string[]])[] = [
  [{'src/one.ts': '// See `two`.\nexport const two = 2;'}],
  [
    {'src/one.ts': '// See `three`.'},
    'src/one.ts: Nothing is called "three". Correct the name, or write it without backticks.',
  ],
  [
    {'src/one.ts': '/* See `src/gone.ts`. */', 'src/two.ts': '// See `src/one.ts`.'},
    'src/one.ts: Nothing is called "src/gone.ts". Correct the name, or write it without backticks.',
  ],
  [
    {'docs/a.md': 'See `gone()`.\n```\n`made`\n```\n'},
    'docs/a.md: Nothing is called "gone()". Correct the name, or write it without backticks.',
  ],
  [{'docs/a.md': 'Press `Ctrl + A`, and call `elements/AREA/ID`.'}],
];
for (const [contents, ...problems] of names)
  test(`names in backticks: ${Object.values(contents).join(' ')}`, {tag: ['@plain', '@core']}, () => {
    expect(saidOf(nameProblems, contents)).toEqual(problems);
  });

const citations: readonly (readonly [source: string, ...problems: string[]])[] = [
  ['// Rules score-1 and score-2.'],
  ['// Rule score-1, by rule\n// score-2.'],
  ['// Rule score-1.', 'docs/rules.md: Nothing cites score-2. Cite it in the code that it decides, or remove it.'],
  [
    '// Rules score-1, score-2 and score-9.',
    'src/one.ts: docs/rules.md has no rule score-9. Cite the one that is meant.',
  ],
  [
    '// Rules score-1 and score-2, §\u00a07.',
    'src/one.ts: "§ 7" is not in this repository. Cite a rule of docs/rules.md.',
  ],
];
for (const [source, ...problems] of citations)
  test(`citations of rules: ${source}`, {tag: ['@plain', '@core']}, () => {
    expect(saidOf(ruleProblems, {'docs/rules.md': rules, 'src/one.ts': source})).toEqual(problems);
  });

test('a rule below another heading, or with a taken id, is reported', {tag: ['@plain', '@core']}, () => {
  const source = '// Rules score-1 and list-1.';
  const twice = '## score\n\n**score-1** One.\n\n**score-1** Two.\n\n**list-1** Three.\n';
  expect(saidOf(ruleProblems, {'docs/rules.md': twice, 'src/one.ts': source})).toEqual([
    'docs/rules.md: Another rule is called "score-1". Take the next number.',
    'docs/rules.md: The id "list-1" must be score- and a number.',
  ]);
});

test('a query of a field with versions states one', {tag: ['@plain', '@core']}, () => {
  const schema = buildSchema('type Query {Media: Media} type Media {status(version: Int): String}');
  const shape = (field: string) => shapeOf(parse(`{Media {${field}}}`), schema);
  expect(shape('status(version: 2)')).toEqual({Media: {status: 's'}});
  expect(() => shape('status')).toThrow('Media.status needs a version.');
});
