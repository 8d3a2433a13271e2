// The texts of chunks, and how they are joined into one script with an index source map.
import {readFileSync} from 'node:fs';

/** The loader, made of files beside this one. */
export const loaderOf = (...names) => names.map(name => readFileSync(new URL(name, import.meta.url), 'utf8')).join('');

const lines = text => text.split('\n').length - 1;

/**
 * Escapes characters beyond Latin-1: a single one makes the engine store and scan the whole file with two bytes per character.
 * Such characters occur only in strings, patterns and comments, where an escape means the same.
 */
export const oneByte = text =>
  text.replace(/[^\0-\xff]/g, character => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** Joins texts and their source maps, which start after `head` lines; returns the code and an index map. */
export function joined(parts) {
  let code = '';
  const sections = [];
  for (const {text, map, head = 0} of parts) {
    if (map) sections.push({offset: {line: lines(code) + head, column: 0}, map});
    code += oneByte(text.endsWith('\n') ? text : `${text}\n`);
  }
  return {code, map: {version: 3, sections}};
}

/** A source map whose sources are named from the root. */
export const cleaned = map => {
  const parsed = typeof map === 'string' ? JSON.parse(map) : map;
  return {...parsed, sources: parsed.sources.map(source => source.replace(/^(?:\.\.\/)+/, ''))};
};

/**
 * The entry and the core run at once, so the engine should compile them when it first reads them: their functions are
 * in parentheses.
 */
export const isEager = ({name}) => ['main', 'core'].includes(name);

/**
 * Rollup wraps a chunk's function in parentheses, which makes the engine compile it eagerly. That is right for the entry and the core; other chunks
 * are lazy, so their parentheses become spaces (which keeps the source map valid).
 */
export function waiting(chunk) {
  if (isEager(chunk)) return chunk.code;
  const close = chunk.code.lastIndexOf('}))');
  const opened = `${chunk.code.slice(0, close)}} )${chunk.code.slice(close + 3)}`;
  return opened.replace(/^(define\([^(]*)\(function/, '$1 function');
}
