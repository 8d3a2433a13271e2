// The readable userscript defines all of its chunks.
function found(name) {
  throw new Error('no chunk named ' + name);
}
