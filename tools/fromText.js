// The chunks of the minified userscript: text in the comment of `texts`, which the engine skips when it reads the file.
// A chunk is evaluated when it is first needed. The text of one begins with a line `//@ NAME NEEDS`.
var textOf = {};
texts
  .toString()
  .split('\n//@ ')
  .slice(1)
  .forEach(function (part) {
    var end = part.indexOf('\n'),
      words = part.slice(0, end).split(' ');
    textOf[words[0]] = {needs: words[1] ? words[1].split(',') : [], code: part.slice(end + 1)};
  });
/** The code of a chunk, as it was built. */
function codeOf(name) {
  if (!Object.hasOwn(textOf, name)) throw new Error('no chunk named ' + name);
  // The build writes `*%/` for the end of a comment, and one more percent sign for each that was there.
  var code = textOf[name].code.replace(/\*%(%*)\//g, '*$1/');
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
    needs = textOf[name].needs;
  delete textOf[name];
  return (definitions[name] = {needs: needs, body: body});
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
