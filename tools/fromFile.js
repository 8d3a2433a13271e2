// The readable userscript defines all chunks before it starts.
function found(name) {
  throw new Error('no chunk named ' + name);
}
