// The faults for the walk. The long run plants them into the built script (e2e/support/mutants.ts) and walks; for `npm
// run mutants`, a test of the short run notices each. `built`: the text in the built script, if it differs.
import {e2e, unit} from '../../tools/mutants/fault.mjs';

export default [
  {
    name: 'one listener leaked per visit',
    file: 'src/host/dom/navigation.ts',
    from: 'call(new URL(last));',
    to: "addEventListener('scroll', () => last); call(new URL(last));",
    tests: [e2e('a page that it does not name')],
  },
  {
    name: 'unmounting disabled',
    file: 'src/feature/element.tsx',
    from: 'if (!this.isConnected) super.disconnectedCallback();',
    built: 'this.isConnected || super.disconnectedCallback();',
    to: '',
    tests: [unit('an anchor that the host changes')],
  },
  {
    name: 'one host node removed',
    file: 'src/host/dom/navigation.ts',
    from: 'call(new URL(last));',
    to: "document.querySelector('.page-content h1, .page-content h2')?.remove(); call(new URL(last));",
    tests: [e2e('titleAliases\\] renames the heading')],
  },
];
