// Lint of what the oldest supported browsers lack: what it reports, and what it lets pass.
import {expect, test} from '@playwright/test';
import {Linter} from 'eslint';
import stylelint from 'stylelint';

import {supportedCss} from '../../tools/lint/browsers/css.mjs';
import {supported} from '../../tools/lint/browsers/scripts.mjs';
import {markedSheets, sheetsInScripts} from '../../tools/lint/browsers/sheetsInScripts.mjs';

const tag = ['@plain', '@core'];

const messagesOf = (rule: object, code: string, ...options: unknown[]) =>
  new Linter()
    .verify(code, {
      plugins: {own: {rules: {rule}}},
      rules: {'own/rule': ['error', ...options]},
    } as Linter.Config)
    .map(({message}) => message);

const all = 'Chromium 120 and Firefox 128 and Safari 17.4';
const lacked = (what: string, browsers: string) =>
  `${what} is missing or incomplete in ${browsers}. Use something else, or check that it's there.`;

const scripts: readonly (readonly [code: string, ...messages: string[]])[] = [
  ['Promise.withResolvers(); Object.groupBy([], f); AbortSignal.any([]); URL.canParse("");'],
  ['URL.parse(address);', lacked('URL.parse', 'Chromium 120 and Safari 17.4')],
  ['Promise.try(run);', lacked('Promise.try', all)],
  ['Array.fromAsync(list);', lacked('Array.fromAsync', 'Chromium 120')],
  ['const URL = 1; URL.parse;'],
  ['new URLPattern({});', lacked('URLPattern', 'Firefox 128 and Safari 17.4')],
  ['requestIdleCallback(run);', lacked('requestIdleCallback', 'Safari 17.4')],
  ["if (typeof requestIdleCallback === 'function') run();"],
  ['document.startViewTransition(run);', lacked('document.startViewTransition', 'Firefox 128 and Safari 17.4')],
  ['list.moveBefore(row, next);', lacked('.moveBefore', all)],
  ['node.checkVisibility(); node.showPopover(); rows.toSorted();'],
];

for (const [code, ...messages] of scripts)
  test(`scripts: ${code}`, {tag}, () => expect(messagesOf(supported, code)).toEqual(messages));

test('scripts: an exception of the configuration is no problem', {tag}, () => {
  const code = 'AbortSignal.timeout(1);';
  expect(messagesOf(supported, code)).toEqual([lacked('AbortSignal.timeout', 'Chromium 120')]);
  expect(messagesOf(supported, code, {exceptions: {'AbortSignal.timeout': 'a reason'}})).toEqual([]);
});

/** The problems of a sheet; with `isScript`, of those in a script. */
async function problemsOf(code: string, isScript = false) {
  const {results} = await stylelint.lint({
    code,
    config: {
      plugins: [supportedCss],
      rules: {'automail/supported': [true, {exceptions: {'overflow-anchor': 'a reason'}}]},
      ...(isScript && {customSyntax: sheetsInScripts}),
    },
  });
  return results.flatMap(({warnings}) => warnings);
}

const sheets: readonly (readonly [css: string, found?: string])[] = [
  ['a { content: "a" / ""; & b { color: red } c { color: red } }'],
  ['a { field-sizing: content }', `field-sizing is missing or incomplete in ${all}`],
  ['a { text-wrap: nowrap }'],
  ['a { text-wrap: pretty }', 'text-wrap: pretty is missing or incomplete in Firefox 128 and Safari 17.4'],
  ['a { color: light-dark(red, blue) }', 'light-dark() is missing or incomplete in Chromium 120 and Safari 17.4'],
  ['a { inline-size: round(1px, 2px) }', 'round() is missing or incomplete in Chromium 120'],
  ['a { --am-x: round(1px, 2px) }', 'round() is missing or incomplete in Chromium 120'],
  ['a { content: "round(1px)"; background: url(round(1px)) }'],
  ['a { inline-size: 1rcap }', 'rcap is missing or incomplete in Firefox 128'],
  ['@scope (a) { b { color: red } }', '@scope is missing or incomplete in Firefox 128'],
  ['@starting-style { a { opacity: 0 } }', '@starting-style is missing or incomplete in Firefox 128 and Safari 17.4'],
  ['@container style(--x: 1) { a { color: red } }', '@container style() is missing or incomplete in Firefox 128'],
  ['a:open { color: red }', `:open is missing or incomplete in ${all}`],
  ['a::-webkit-scrollbar { inline-size: 0 }'],
  ['a { overflow-anchor: none }'],
  ['@supports (field-sizing: content) { a { field-sizing: content } }'],
  ['a { color: rgb(from red r g b) }', 'rgb(from …) is missing or incomplete in Chromium 120 and Safari 17.4'],
  ['@supports (color: rgb(from red r g b)) { a { color: rgb(from red r g b) } }', 'rgb(from …) is missing'],
  ['@supports (color: rgb(from currentcolor r g b)) { a { color: rgb(from red r g b) } }'],
];

for (const [css, found] of sheets)
  test(`sheets: ${css}`, {tag}, async () => {
    const texts = (await problemsOf(css)).map(({text}) => text);
    expect(texts).toEqual(found === undefined ? [] : [expect.stringContaining(found)]);
  });

const script = `const width = '1px';
export const css = /* css */ \`\${selector} { color: red; \${declarations} }
  .b:not(.\${name}) { inline-size: \${width}; field-sizing: content; }\\n\${rules}\`;
const other = \`{ color: \${width} }\`;
`;

test('sheets in scripts are read at their place, with expressions in them', {tag}, async () => {
  const found = await problemsOf(script, true);
  expect(found.map(({line, column, text}) => [line, column, text.split(' ')[0]])).toEqual([[3, 45, 'field-sizing']]);
});

test('stylelint leaves a script as it is when it fixes', {tag}, async () => {
  const {code} = await stylelint.lint({
    code: script,
    fix: true,
    config: {
      customSyntax: sheetsInScripts,
      rules: {'color-named': 'never', 'length-zero-no-unit': true, 'comment-whitespace-inside': 'never'},
    },
  });
  expect(code).toBe(script);
});

const unmarked = 'Write /* css */ before the style sheet, and make it a template string, so that stylelint reads it.';

for (const [code, ...messages] of [
  ['const css = /* css */ `a { color: red }`;'],
  ['const css = `a { color: red }`;', unmarked],
  ['const css = "a { color: red }";', unmarked],
  ['const css = `a { ${declarations} }`;', unmarked],
  ['const css = `color: ${colour};`;', unmarked],
  ['const text = `Guide: {link}`; const path = "/user/:name{/:tab}"; const wide = `${all}: ${of} it;`;'],
] as const)
  test(`sheets in scripts have a mark: ${code}`, {tag}, () => expect(messagesOf(markedSheets, code)).toEqual(messages));
