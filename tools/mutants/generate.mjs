// Generates mutants: small faults at places of the syntax tree of src and elements, chosen by a seed.
import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import {basename, dirname, join} from 'node:path';
import postcss from 'postcss';
import ts from 'typescript';

import {root} from '../bootstrap.mjs';
import {filesBelow, unitFiles} from '../choose.mjs';

const {SyntaxKind: kinds} = ts;

/** Files whose faults no test can be expected to notice: texts, generated code, and tests themselves. */
const isLeftOut = /[mM]essages(?:\.de)?\.ts$|\.generated\.ts$|\.d\.ts$|\.test\.tsx?$|\.e2e\.ts$|[sS]cenes\.tsx?$/;
const sources = () =>
  ['src', 'elements'].flatMap(folder => filesBelow(folder, /\.(?:tsx?|css)$/)).filter(file => !isLeftOut.test(file));

/** A piece of source that is replaced, from `at` on. */
const replaced = (node, file, to) => ({at: node.getStart(file), from: node.getText(file), to});

const conditionOf = node => {
  if (ts.isIfStatement(node)) return node.expression;
  return ts.isConditionalExpression(node) ? node.condition : undefined;
};

const otherBoundary = new Map([
  [kinds.LessThanToken, '<='],
  [kinds.LessThanEqualsToken, '<'],
  [kinds.GreaterThanToken, '>='],
  [kinds.GreaterThanEqualsToken, '>'],
]);

/** Another value of a default; `undefined` if it isn't a plain one. */
function otherValue(node) {
  if (node.kind === kinds.TrueKeyword) return 'false';
  if (node.kind === kinds.FalseKeyword) return 'true';
  return ts.isNumericLiteral(node) ? `${node.text} + 1` : undefined;
}

/** The initializer of a parameter, of a destructured name, or of a property that states a default. */
function defaultOf(node) {
  if (ts.isParameter(node) || ts.isBindingElement(node)) return node.initializer;
  const isStated = ts.isPropertyAssignment(node) && /^(?:initial|enabledByDefault)$/.test(node.name.getText());
  return isStated ? node.initializer : undefined;
}

const nameAround = node => {
  for (let at = node.parent; at; at = at.parent)
    if ((ts.isVariableDeclaration(at) || ts.isFunctionDeclaration(at) || ts.isMethodDeclaration(at)) && at.name)
      return at.name.getText();
  return '';
};

/** The faults of each kind: for a node, the piece to replace, and the one that names the mutant if it is another. */
const faults = {
  'condition negated': (node, file) => {
    const condition = conditionOf(node);
    return condition && replaced(condition, file, `!(${condition.getText(file)})`);
  },
  'condition dropped'(node, file) {
    if (!ts.isBinaryExpression(node) || node.operatorToken.kind !== kinds.AmpersandAmpersandToken) return undefined;
    return replaced(node, file, node.right.getText(file));
  },
  'boundary moved'(node, file) {
    const to = ts.isBinaryExpression(node) && otherBoundary.get(node.operatorToken.kind);
    return to && replaced(node.operatorToken, file, to);
  },
  'signal not passed'(node, file) {
    if (!ts.isShorthandPropertyAssignment(node) || node.name.text !== 'signal') return undefined;
    const others = node.parent.properties;
    const index = others.indexOf(node);
    const [next, before] = [others[index + 1], others[index - 1]];
    const at = !next && before ? before.getEnd() : node.getStart(file);
    const from = file.text.slice(at, next ? next.getStart(file) : node.getEnd());
    return {at, from, to: '', named: replaced(node, file, '')};
  },
  'argument not passed'(node, file) {
    if (!ts.isCallExpression(node) || node.arguments.length < 2) return undefined;
    const given = node.arguments.map(each => each.getText(file)).slice(0, -1);
    return replaced(node, file, `${node.expression.getText(file)}(${given.join(', ')})`);
  },
  'await dropped': (node, file) =>
    ts.isAwaitExpression(node) ? replaced(node, file, `(${node.expression.getText(file)})`) : undefined,
  'key shortened'(node, file) {
    if (!ts.isTemplateExpression(node) || node.templateSpans.length < 2 || !/key/i.test(nameAround(node)))
      return undefined;
    const end = node.templateSpans.at(-2).literal;
    const kept = node.getText(file).slice(0, end.getStart(file) - node.getStart(file));
    return replaced(node, file, `${kept}}\``);
  },
  'order reversed'(node, file) {
    const isSort =
      ts.isCallExpression(node) &&
      ts.isPropertyAccessExpression(node.expression) &&
      /^(?:sort|toSorted)$/.test(node.expression.name.text);
    return isSort ? replaced(node, file, `${node.getText(file)}.reverse()`) : undefined;
  },
  'default changed'(node, file) {
    const initial = defaultOf(node);
    const to = initial && otherValue(initial);
    return to && replaced(initial, file, to);
  },
};

function faultsOfCode(name, text) {
  const file = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true);
  const found = [];
  const visit = node => {
    for (const [kind, faultAt] of Object.entries(faults)) {
      const fault = faultAt(node, file);
      if (fault && fault.from !== fault.to) found.push({kind, ...fault});
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** Every rule of a style sheet. */
function faultsOfSheet(text) {
  const found = [];
  postcss.parse(text).walkRules(rule => {
    const {start, end} = rule.source;
    if (/keyframes$/.test(rule.parent.name ?? '')) return;
    found.push({kind: 'rule removed', at: start.offset, from: text.slice(start.offset, end.offset), to: ''});
  });
  return found;
}

/** The unit tests of a file: those in its folder, or at the same path below test/; those of the file itself first. */
function testsBeside(file, units) {
  const folder = dirname(file);
  const mirrored = folder.replace(/^src(?=\/|$)/, 'test');
  const name = basename(file)
    .replace(/\.\w+$/, '')
    .toLowerCase();
  const isOwn = test => basename(test).toLowerCase().startsWith(`${name}.`);
  return units
    .filter(test => [folder, mirrored].includes(dirname(test)) || test.startsWith(`${mirrored}/${name}`))
    .toSorted((one, other) => Number(isOwn(other)) - Number(isOwn(one)));
}

/** The feature in whose folder a file is. */
export const featureOf = file => {
  const [, id] = /^elements\/[^/]+\/([^/]+)\//.exec(file) ?? [];
  return id && existsSync(join(root, dirname(file).split('/').slice(0, 3).join('/'), 'feature.ts')) ? id : undefined;
};

/**
 * All mutants of the sources, {name, kind, file, at, from, to, units}. `units` are the files of unit tests beside the
 * source.
 */
export function generated() {
  const units = unitFiles();
  return sources().flatMap(file => {
    const text = readFileSync(join(root, file), 'utf8');
    const found = file.endsWith('.css') ? faultsOfSheet(text) : faultsOfCode(file, text);
    const placeOf = at => {
      const before = text.slice(0, at).split('\n');
      return `${before.length}:${before.at(-1).length + 1}`;
    };
    return found.map(({kind, at, from, to, named = {at, from}}) => {
      const place = `${placeOf(named.at)}-${placeOf(named.at + named.from.length)}`;
      const name = `${file}:${place} ${kind} (${named.from.split('\n', 1)[0].slice(0, 60)})`;
      return {name, kind, file, at, from, to, units: testsBeside(file, units)};
    });
  });
}

/**
 * Mutants written by hand, {name, file, from, to}, with the unit tests beside their sources. @throws if the text of one
 * doesn't occur exactly once
 */
export function written(list) {
  const units = unitFiles();
  return list.map(({name, file, from, to}) => {
    const places = readFileSync(join(root, file), 'utf8').split(from);
    if (places.length !== 2)
      throw new Error(`${name}: its text occurs ${places.length - 1} times in ${file}, not once`);
    return {name, kind: 'written', file, at: places[0].length, from, to, units: testsBeside(file, units)};
  });
}

/** `count` of the mutants, chosen by a seed, with as many of each kind as there are, in turn. */
export function drawEvenly(mutants, count, seed) {
  const rank = ({name}) => createHash('sha256').update(`${seed} ${name}`).digest('hex');
  const ranked = mutants.toSorted((a, b) => (rank(a) < rank(b) ? -1 : 1));
  const queues = [...new Set(mutants.map(({kind}) => kind))].map(kind => ranked.filter(each => each.kind === kind));
  const chosen = [];
  for (let turn = 0; chosen.length < count && queues.some(queue => queue.length > turn); turn += 1)
    chosen.push(...queues.flatMap(queue => queue[turn] ?? []));
  return chosen.slice(0, count);
}
