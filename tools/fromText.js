// The chunks of the minified userscript: text in the comment of `texts`, which the engine skips when it reads the file.
// A chunk is evaluated when it is first needed. The text of one begins with a line `//@ NAME NEEDS`, of which only the
// name is read at the start.
var textOf = {};
texts
  .toString()
  .split('\n//@ ')
  .slice(1, -1)
  .forEach(function (part) {
    textOf[part.slice(0, part.indexOf(' '))] = part;
  });
/** The code of a chunk, as it was built. */
function codeOf(name) {
  if (!Object.hasOwn(textOf, name)) throw new Error('no chunk named ' + name);
  // The build writes `*%/` for the end of a comment, and one more percent sign for each that was there.
  var code = textOf[name].slice(textOf[name].indexOf('\n') + 1).replace(/\*%(%*)\//g, '*$1/');
  return code + '\n//# sourceURL=automail.min/' + name + '.js\n//# sourceMappingURL=' + name + '.js.map';
}
// The policy takes names only, so nothing but the build's own text becomes code.
var policy;
function evaluated(name) {
  if (!policy)
    policy = self.trustedTypes
      ? trustedTypes.createPolicy('automail-code', {createScript: codeOf})
      : {createScript: codeOf};
  // Called directly, because what a script manager provides is in the scope around the script.
  return eval(policy.createScript(name));
}
function found(name) {
  var body = evaluated(name),
    needs = textOf[name].slice(name.length + 1, textOf[name].indexOf('\n'));
  delete textOf[name];
  return (definitions[name] = {needs: needs ? needs.split(',') : [], body: body});
}
/** The chunk that starts the script: another one where the page doesn't allow text to be evaluated as code. */
function entry() {
  try {
    evaluated('permission');
    return 'main';
  } catch (cause) {
    console.error(cause);
    return 'refused';
  }
}
