// Every class of a component has a style: one without is a leftover, or its rule has been removed. Needs no browser.
import {expect, test} from '@playwright/test';
import {readdirSync, readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import postcss from 'postcss';
import ts from 'typescript';

const root = fileURLToPath(new URL('../..', import.meta.url));
const files = ['src', 'elements', 'styles', 'e2e'].flatMap(folder =>
  readdirSync(root + folder, {recursive: true, encoding: 'utf8'}).map(
    name => `${folder}/${name.replaceAll('\\', '/')}`,
  ),
);
const read = (file: string) => readFileSync(root + file, 'utf8');

/** The folder of a feature, whose sheets apply only to its own components; '' for shared files. */
const ownerOf = (file: string) => /^elements\/[^/]+\/[^/]+/.exec(file)?.[0] ?? '';

/** The classes that the sheets of each owner have rules for. */
const styled = new Map<string, Set<string>>();
for (const file of files.filter(name => name.endsWith('.css') && !name.startsWith('e2e/'))) {
  const classes = styled.get(ownerOf(file)) ?? new Set();
  styled.set(ownerOf(file), classes);
  postcss.parse(read(file)).walkRules(({selector}) => {
    for (const [, name = ''] of selector.matchAll(/\.([a-z][\w-]*)/gi)) classes.add(name);
  });
}

/** The classes in texts of `className` attributes; parts of names that are put together are left out. */
function classesIn(file: string) {
  const found: string[] = [];
  const texts = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) found.push(...node.text.split(/\s+/).filter(Boolean));
    ts.forEachChild(node, texts);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isJsxAttribute(node) && /^(?:class|.+Class)Name$/.test(node.name.getText()) && node.initializer)
      texts(node.initializer);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, read(file), ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));
  return found;
}

test('every class of a component has a rule', {tag: ['@plain', '@core']}, () => {
  const components = files.filter(name => /^(?:src|elements)\/.*\.tsx$/.test(name) && !/\.test\.|cenes\./.test(name));
  const used = components.flatMap(file => classesIn(file).map(name => ({file, name})));
  expect(used.length).toBeGreaterThan(500);
  // Features may style shared components.
  const sheetsOf = (file: string) => (ownerOf(file) ? ['', ownerOf(file)] : [...styled.keys()]);
  const bare = used.filter(({file, name}) => !sheetsOf(file).some(owner => styled.get(owner)?.has(name)));
  expect(bare.map(({file, name}) => `${file}: ${name}`)).toEqual([]);
});

const statuses = ['COMPLETED', 'CURRENT', 'DROPPED', 'PAUSED', 'PLANNING', 'REPEATING'];

test('where statuses have colors, all six have one', {tag: ['@plain', '@core']}, () => {
  const sheets = files.filter(name => name.endsWith('.css') && !name.startsWith('e2e/'));
  const colored = sheets.flatMap(file => {
    const named = Array.from(read(file).matchAll(/\[data-(?:am-)?status='([A-Z]+)'\]/g), ([, name]) => name);
    return named.length ? [{file, named: [...new Set(named)].toSorted()}] : [];
  });
  expect(colored.length).toBeGreaterThan(1);
  for (const {file, named} of colored) expect(named, file).toEqual(statuses);
});
