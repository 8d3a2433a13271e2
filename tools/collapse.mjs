// The layout of the readable script: short objects, lists and calls are on one line, as one would write them by hand.
import {decode, encode} from '@jridgewell/sourcemap-codec';
import {transform} from 'esbuild';

/** The longest line that is made of several. */
const longest = 120;

const opens = /[([{]$/;
const closes = /^ *[)\]}]/;
const indentOf = ({length}, trimmed) => length - trimmed.length;
/** Whether a template begins or ends in a line; its lines stay as they are. */
const togglesTemplate = text => (text.match(/\\.|`/g) ?? []).filter(each => each === '`').length % 2 === 1;

/** Joins the lines from an opening bracket to the closing one, unless that is too long or has statements. */
function join(made, start) {
  const group = made.slice(start);
  if (group.some(({isFixed}, at) => isFixed || (at && at < group.length - 1 && group[at].text.endsWith(';')))) return;
  let [{text}] = group;
  const parts = [...group[0].parts];
  for (const each of group.slice(1)) {
    const trimmed = each.text.trimStart();
    const isBeside = each === group[1] || each === group.at(-1);
    const column = text.length + (isBeside ? 0 : 1);
    const shift = column - indentOf(each.text, trimmed);
    parts.push(...each.parts.map(part => ({...part, column: part.column + shift})));
    text += (isBeside ? '' : ' ') + trimmed;
  }
  if (text.length <= longest) made.splice(start, group.length, {text, parts, isFixed: false});
}

/** The lines of a text, some of them joined; `parts` are the lines that each is made of, and how far each has moved. */
function joinedLines(code) {
  const made = [];
  const openings = [];
  let isInTemplate = false;
  for (const [line, text] of code.split('\n').entries()) {
    const wasInTemplate = isInTemplate;
    if (togglesTemplate(text)) isInTemplate = !isInTemplate;
    const isFixed = wasInTemplate || isInTemplate;
    made.push({text, parts: [{line, column: 0}], isFixed});
    if (isFixed) continue;
    if (closes.test(text) && openings.length) join(made, openings.pop());
    if (opens.test(text)) openings.push(made.length - 1);
  }
  return made;
}

const withoutBlanks = async code => (await transform(code, {minifyWhitespace: true, legalComments: 'inline'})).code;

/**
 * A text as printed by terser in a shorter layout, with its source map.
 * @throws Error if the text would mean something else.
 */
export async function collapsed(code, map) {
  const lines = joinedLines(code);
  const text = lines.map(each => each.text).join('\n');
  if ((await withoutBlanks(text)) !== (await withoutBlanks(code))) throw new Error('The layout has changed the code.');
  if (!map) return {code: text, map};
  const before = decode(map.mappings);
  const mappings = lines.map(({parts}) =>
    parts.flatMap(({line, column}) =>
      (before[line] ?? []).map(([start, ...rest]) => [Math.max(0, start + column), ...rest]),
    ),
  );
  return {code: text, map: {...map, mappings: encode(mappings)}};
}
