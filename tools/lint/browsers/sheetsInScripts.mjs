// Style sheets in TypeScript: template strings marked with `/* css */`. As a syntax of stylelint, everything else in the
// file is blank, so that lines and columns are right.
import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import postcss from 'postcss';

import {root} from '../../root.mjs';

const mark = '/* css */';
const isTest = /\.(?:test|e2e)\.tsx?$|[sS]cenes\.ts$|\.d\.ts$/;

/** The files of the product with such sheets. */
export const scriptsWithSheets = () =>
  ['src', 'elements'].flatMap(folder =>
    readdirSync(join(root, folder), {recursive: true})
      .filter(name => /\.tsx?$/.test(name) && !isTest.test(name))
      .map(name => join(folder, name).replaceAll('\\', '/'))
      .filter(file => readFileSync(join(root, file), 'utf8').includes(mark)),
  );

const blank = text => text.replace(/[^\n]/g, ' ');

/** The parts of the template string that begins at `start`: its texts, and the expressions between them. */
function partsOf(code, start) {
  const parts = [];
  let [from, depth, isText] = [start, 0, true];
  for (let at = start; at < code.length; at += 1) {
    const character = code[at];
    if (isText && character === '\\') at += 1;
    else if (isText && character === '`') return [...parts, {isText, text: code.slice(from, at)}];
    else if (isText && code.startsWith('${', at)) {
      parts.push({isText, text: code.slice(from, at)});
      [from, isText] = [at, false];
    } else if (!isText && character === '{') depth += 1;
    else if (!isText && character === '}' && (depth -= 1) === 0) {
      parts.push({isText, text: code.slice(from, at + 1)});
      [from, isText] = [at + 1, true];
    }
  }
  throw new Error('a template string does not end');
}

/** An expression as CSS of the same length: a name, or nothing where it stands for whole rules or declarations. */
function standIn(expression, before, after) {
  const isWhole = /(?:^|[{};])\s*$/.test(before) && /^\s*(?:$|[}])/.test(after);
  return isWhole ? blank(expression) : expression.replace(/[^\n]/g, 'x');
}

/** The sheets of a script, where they are in its text. */
export function sheetsOf(code) {
  let text = '';
  for (let at = code.indexOf(mark); at >= 0; at = code.indexOf(mark, text.length)) {
    const start = code.indexOf('`', at) + 1;
    if (code.slice(at + mark.length, start).trim() !== '`') throw new Error(`${mark} stands before a template string`);
    text += blank(code.slice(text.length, start));
    const parts = partsOf(code, start).map(part => ({...part, text: part.text.replaceAll('\\n', '  ')}));
    const css = parts.map(({text: part}, index) => {
      const [before, after] = [index - 1, index + 1].map(other => parts[other]?.text ?? '');
      return parts[index].isText ? part : standIn(part, before, after);
    });
    text += css.join('');
  }
  return text + blank(code.slice(text.length));
}

const scripts = new WeakMap();

function parse(source, options) {
  const code = String(source);
  const sheets = postcss.parse(sheetsOf(code), options);
  scripts.set(sheets, code);
  return sheets;
}

/** The syntax for stylelint. A whole file stays as it is: stylelint fixes nothing in scripts. */
export const sheetsInScripts = {
  parse,
  stringify: (node, builder) =>
    scripts.has(node) ? builder(scripts.get(node), node) : postcss.stringify(node, builder),
};

/** Recognizes what only a style sheet has: a declaration in braces, a block that is one expression, or declarations alone. */
const looks = [/\{[^{}]*\b[a-z-]+: [^{}]*\}/, /\{\s*\0\s*\}/, /^\s*[a-z-]+: [^;{}]+;\s*$/];

/** A rule of ESLint: such sheets have the mark, so that stylelint finds them. */
export const markedSheets = {
  meta: {
    type: 'problem',
    messages: {
      unmarked: `Write ${mark} before the style sheet, and make it a template string, so that stylelint reads it.`,
    },
  },
  create({report, sourceCode}) {
    const check = (node, text) => {
      const isMarked = node.type === 'TemplateLiteral' && sourceCode.getCommentsBefore(node).at(-1)?.value === ' css ';
      if (!isMarked && looks.some(look => look.test(text))) report({node, messageId: 'unmarked'});
    };
    return {
      TemplateLiteral: node => check(node, node.quasis.map(({value}) => value.cooked).join('\0')),
      Literal: node => typeof node.value === 'string' && check(node, node.value),
    };
  },
};
