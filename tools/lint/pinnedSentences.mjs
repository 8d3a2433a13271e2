// A rule of ESLint for tests: they don't state whole sentences of the interface, which change often, but what these must
// say: a role, a number, a name, a word. Texts that docs/rules.md prints stay as they are.
import {readFileSync} from 'node:fs';
import {join} from 'node:path';

import {root} from '../root.mjs';

const printed = readFileSync(join(root, 'docs/rules.md'), 'utf8').replace(/\s+/g, ' ');

const minWords = 5;
const isSentence = text => /^[A-Z"].*[a-z].*[.…!?]$/s.test(text) && text.split(/\s+/).length >= minWords;
const isPrinted = text => printed.includes(text.replace(/[.…]$/, ''));

/** Assertions about texts of a page, and ways to find them. */
const looks =
  /^(?:toHaveText|toContainText|toHaveAccessibleName|(?:get|find|query)(?:All)?ByText|equal|include|contain|toBe|toContain)$/;

export const pinnedSentences = {
  meta: {
    type: 'suggestion',
    messages: {
      pinned: 'This sentence changes with the next text. State what it must say: a role, a number, a name, a word.',
    },
  },
  create(context) {
    const check = node => {
      const isText = node?.type === 'Literal' && typeof node.value === 'string';
      if (isText && isSentence(node.value) && !isPrinted(node.value)) context.report({node, messageId: 'pinned'});
    };
    return {
      CallExpression({callee, arguments: [first]}) {
        if (looks.test(callee.property?.name ?? '')) check(first);
      },
      'Property[key.name=/^(?:hasText|name)$/]'({value, parent}) {
        const {callee} = parent.parent;
        if (/^(?:filter|locator|(?:get|find|query)(?:All)?ByRole)$/.test(callee?.property?.name ?? '')) check(value);
      },
    };
  },
};
