// Faults that the fixture, the generated tests and the hostile texts must find, whatever a test checks.
import {e2e} from '../../tools/mutants/fault.mjs';

/** A fault that runs at the start, once the sign-in is known. */
const atStart = (name, what, ...tests) => ({
  name,
  file: 'src/start.ts',
  from: '    followSignInLinks(session, {signal});\n',
  to: `    followSignInLinks(session, {signal});\n    ${what}\n`,
  tests,
});
/** The fixture checks at the end of every test, so two must notice: one that checks nothing else, and one of a feature. */
const anyTests = [
  e2e('finds nothing in a page of a member whose token is in the vault'),
  e2e('\\[CSSdarkDropdown\\].*have their effect only while'),
];

export default [
  {
    name: "other people's HTML is rendered unsanitised",
    file: 'src/ui/html/sanitise.ts',
    from: 'return html => postProcess(purifier.sanitize(renameVideos(markSpoilers(html)), config));',
    to: `return html => {
      const template = document.createElement('template');
      template.innerHTML = policy ? policy.createHTML(renameVideos(html)) : renameVideos(html);
      return postProcess(template.content);
    };`,
    tests: [e2e('runs none of 300')],
  },
  {
    name: 'statusBorder: leaks a listener on a host node per visit',
    file: 'elements/feeds/statusBorder/feature.ts',
    from: `    run({routes: home}, ({signal, order}) =>
      markEach(feedEntry.selector, statusOf, {attribute, signal, order, texts: true}),
    ),`,
    to: `    run({routes: home}, ({signal, order}) => {
      document.querySelector('.activity-feed-wrap').addEventListener('scroll', () => signal.aborted);
      return markEach(feedEntry.selector, statusOf, {attribute, signal, order, texts: true});
    }),`,
    tests: [e2e('\\[statusBorder\\].*leave no listener')],
  },
  atStart('the token in the console', 'console.debug(session.token());', ...anyTests),
  atStart(
    'the token in the console, deep in a value',
    'console.debug([{found: {token: `${session.token()}`.padStart(400)}}]);',
    ...anyTests,
  ),
  atStart('the token in local storage', "localStorage.setItem('found', `${session.token()}`);", ...anyTests),
  atStart('the token in a request to the site', 'void fetch(`/terms?${session.token()}`);', ...anyTests),
  atStart('a warning at start', "console.warn('starts');", ...anyTests),
];
