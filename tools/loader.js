// The module loader of a script: a chunk is a function that runs when it is first needed. A chunk that throws is forgotten, so that a later import tries again.
// What the build sets (src/platform/platform.ts) is declared in every script, so that no script of the page can set it.
var __STANDIN__, __BRIDGE__, __LATER__, __PICTURES__;
var definitions = {},
  loaded = {};
function plain(name) {
  return name.replace(/^\.\//, '');
}
function load(name) {
  var known = loaded[name];
  if (known) return known.exports;
  var chunk = definitions[name] || found(name),
    exports = {};
  loaded[name] = {exports: exports};
  try {
    chunk.body.apply(
      null,
      chunk.needs.map(function (need) {
        return need === 'exports' ? exports : need === 'require' ? required : load(plain(need));
      }),
    );
  } catch (error) {
    delete loaded[name];
    throw error;
  }
  return exports;
}
function define(name, needs, body) {
  definitions[name] = typeof needs === 'function' ? {needs: [], body: needs} : {needs: needs, body: body};
}
