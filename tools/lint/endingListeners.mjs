// A rule of ESLint: a listener ends with a signal, or after its first event. Otherwise it would outlive the feature that was
// switched off. Listeners for `abort` end with the signal that they listen to, and listeners of our own elements with
// these, so the rule is for files that reach the page.

const isListening = ({callee}) => (callee.property ?? callee).name === 'addEventListener';
const ends = new Set(['signal', 'once']);

export const endingListeners = {
  meta: {type: 'problem', messages: {endless: 'Pass `signal` or `once`, so that the listener ends with the feature.'}},
  create: context => ({
    CallExpression(node) {
      const [type, , options] = node.arguments;
      if (!isListening(node) || type?.value === 'abort') return;
      // Options that were made elsewhere have a type with a signal.
      const isKnown = options?.type === 'ObjectExpression' || !options;
      if (isKnown && !options?.properties.some(({key}) => ends.has(key?.name)))
        context.report({node, messageId: 'endless'});
    },
  }),
};
