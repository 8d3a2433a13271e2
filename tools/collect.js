// Collects the chunks of a file that the readable userscript requires (tools/fromRequired.js).
var chunks = [];
function define(name, needs, body) {
  chunks.push([name, needs, body]);
}
