// A rule of ESLint: a selector of the site has one name, in the code and in the lists that replace it, and no other
// selector has it.

const isNaming = node => node?.type === 'CallExpression' && ['anchor', 'selector'].includes(node.callee.name);

/** The file in which each name was seen during this run. */
const files = new Map();

export const selectorNames = {
  meta: {
    type: 'problem',
    messages: {
      other: 'The selector "{{name}}" is called {{identifier}}.',
      taken: 'A selector in {{file}} is called "{{name}}" as well: rename one.',
    },
  },
  create: context => ({
    VariableDeclarator({id, init}) {
      const [name] = isNaming(init) ? init.arguments : [];
      if (name?.type !== 'Literal') return;
      const file = files.get(name.value) ?? context.filename;
      files.set(name.value, file);
      if (file !== context.filename) context.report({node: name, messageId: 'taken', data: {name: name.value, file}});
      if (name.value !== id.name)
        context.report({node: name, messageId: 'other', data: {name: name.value, identifier: id.name}});
    },
  }),
};
