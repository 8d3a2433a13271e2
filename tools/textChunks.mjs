// The chunks of the minified userscript that wait as text; tools/fromText.js evaluates them.

/** The chunk that is evaluated to find out whether the page allows it. */
const permission = {name: 'permission', needs: '', code: '0'};

// Text that may stand in a comment: an asterisk, percent signs (or none) and a slash get one percent sign more.
const commented = code => code.replace(/\*(%*)\//g, '*%$1/');

/**
 * The function of a minified chunk, and the names of the chunks that it needs. Parentheses make the engine compile the
 * function when it reads it, because it is called at once.
 * @throws if the chunk has another form than rollup's
 */
export function toTextChunk(minified) {
  const [, name, needs = '', code] =
    /^define\("([^"]+)",(?:\[([^\]]*)\],)?\(?(function\([^]*\})\)?\);?\s*$/.exec(minified) ?? [];
  if (!name) throw new Error(`not a chunk: ${minified.slice(0, 60)}`);
  if (code.includes('\n//@ ')) throw new Error(`the text of ${name} contains the mark between chunks`);
  return {name, needs: needs.replaceAll('"', '').replaceAll('./', ''), code: `(${code})`};
}

/** A function whose source contains the chunks. */
export function textsFunction(chunks) {
  const parts = [permission, ...chunks].map(({name, needs, code}) => `\n//@ ${name} ${needs}\n${commented(code)}`);
  // The last mark ends the last text.
  return `function texts() {/*${parts.join('')}\n//@ \n*/}\n`;
}

/** The chunks that run at once: those that start the script, and their static imports. */
export function chunksAtStart(chunks, starts) {
  const byFile = new Map(chunks.map(chunk => [chunk.fileName, chunk]));
  const found = new Set();
  const add = file => {
    if (found.has(file)) return;
    found.add(file);
    byFile.get(file)?.imports.forEach(add);
  };
  chunks.filter(({name}) => starts.includes(name)).forEach(({fileName}) => add(fileName));
  return found;
}
