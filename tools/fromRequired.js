// The readable userscript takes its libraries and data from the files that its metadata require. A script manager runs these
// before it, in the same scope, and each has left its chunks and its id in a variable.
/**
 * Defines the chunks of the required files, which are given by name, expected id and content; or says which is missing
 * or of another build, with the address of the right one.
 */
function hasRequired(files, name, address) {
  var wrong = files.filter(function (file) {
    return !file[2] || file[2].id !== file[1];
  })[0];
  if (wrong)
    refuse(
      name +
        " can't start: " +
        wrong[0] +
        (wrong[2] ? ' is from another build' : ' is missing') +
        '. Install it again from ' +
        address +
        '.',
    );
  else
    files.forEach(function (file) {
      file[2].chunks.forEach(function (chunk) {
        define.apply(null, chunk);
      });
    });
  return !wrong;
}
/** Without its libraries the script can show only a line of plain text, until it is closed. */
function refuse(words) {
  if (window.top !== window.self || document.contentType !== 'text/html' || /^\/api\//.test(location.pathname)) return;
  console.error(words);
  var line = document.createElement('div'),
    close = document.createElement('button'),
    look = 'position: fixed; inset: auto 0 0; z-index: 9999; padding: 12px; background: #152232; color: #fff';
  look.split('; ').forEach(function (each) {
    line.style.setProperty.apply(line.style, each.split(': '));
  });
  line.setAttribute('role', 'alert');
  line.textContent = words + ' ';
  close.textContent = 'Close';
  close.addEventListener('click', function () {
    line.remove();
  });
  line.append(close);
  function show() {
    document.body.append(line);
  }
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', show, {once: true});
  else show();
}
