// A rule of ESLint: a selector of the site has one name, in the code and in the lists that replace it.

const isNaming = node => node?.type === 'CallExpression' && ['anchor', 'selector'].includes(node.callee.name);

export const selectorNames = {
  meta: {type: 'problem', messages: {other: 'The selector "{{name}}" is called {{identifier}}.'}},
  create: context => ({
    VariableDeclarator({id, init}) {
      const [name] = isNaming(init) ? init.arguments : [];
      if (name?.type !== 'Literal' || name.value === id.name) return;
      context.report({node: name, messageId: 'other', data: {name: name.value, identifier: id.name}});
    },
  }),
};
