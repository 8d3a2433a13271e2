// Faults that the fixture, the generated tests and the hostile texts must find, whatever a test looks at.
const e2e = (spec, grep) => ({run: 'e2e', file: `e2e/specs/${spec}.spec.ts`, grep});
/** Something that is done once it is known whether there is a token. */
const atStart = (name, what, ...tests) => ({
  name,
  file: 'src/main.ts',
  from: '    followSignInLink(session);\n',
  to: `    followSignInLink(session);\n    ${what}\n`,
  tests,
});
/** The fixture looks at the end of every test: at one that asks for nothing else, and at one of a feature. */
const anyTests = [
  e2e('harness', 'finds nothing in a page of a member whose token is in the vault'),
  e2e('mainLook', 'CSSdarkDropdown'),
];

export default [
  {
    name: "others' HTML is shown as it comes",
    file: 'src/ui/html/sanitise.ts',
    from: 'return html => settle(purifier.sanitize(html, config));',
    to: `return html => {
      const template = document.createElement('template');
      template.innerHTML = policy ? policy.createHTML(html) : html;
      return settle(template.content);
    };`,
    tests: [e2e('hostile', 'none of 300 vectors')],
  },
  {
    name: 'statusBorder: a listener leaked per visit on a node of the host',
    file: 'elements/feeds/statusBorder/feature.ts',
    from: '    run(home, ({signal, order}) => markEach(feedEntry, statusOf, {attribute, signal, order, texts: true})),',
    to: `    run(home, ({signal, order}) => {
      document.querySelector('.activity-feed-wrap').addEventListener('scroll', () => signal.aborted);
      return markEach(feedEntry, statusOf, {attribute, signal, order, texts: true});
    }),`,
    tests: [e2e('unharmed', 'statusBorder')],
  },
  atStart('the token in the console', 'console.debug(session.token());', ...anyTests),
  atStart(
    'the token in the console, deep in a value',
    'console.debug([{found: {token: `${session.token()}`.padStart(400)}}]);',
    ...anyTests,
  ),
  atStart('the token in the local storage', "localStorage.setItem('found', `${session.token()}`);", ...anyTests),
  atStart('the token in a request to the site', 'void fetch(`/terms?${session.token()}`);', ...anyTests),
  atStart('a warning at start', "console.warn('starts');", ...anyTests),
];
