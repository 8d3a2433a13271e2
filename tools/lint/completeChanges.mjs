// A rule of ESLint: a file that listens to settings (`changesOf`) listens to every one that it reads, and a list of
// `changes` has every source that the function around it reads. Otherwise the first value stays.

/** The sources that a reading needs in the lists of the file. */
function neededFor({callee, arguments: [first, second]}) {
  const {object, property} = callee;
  const isSettings = node => node?.name === 'settings' || node?.property?.name === 'settings';
  if (property?.name === 'get' && isSettings(object) && first?.type === 'Identifier') return [first.name];
  if (['isOptionOn', 'isHeldBack'].includes(callee.name) && isSettings(first))
    return second?.type === 'Identifier' ? [second.name, 'settingsOfHolds'] : ['settingsOfHolds'];
  return [];
}

const namesIn = ({elements}) => elements.map(each => (each?.type === 'SpreadElement' ? each.argument : each)?.name);

/** Methods of sources whose results change. */
const readings = /^(?:get|userName|token|count)$/;

/** The function around a node. */
function around(node) {
  let at = node.parent;
  while (at && !/Function/.test(at.type)) at = at.parent;
  return at;
}

export const completeChanges = {
  meta: {
    type: 'problem',
    messages: {
      setting: '{{name}} is read here, but no `changesOf` of this file lists it: a later change has no effect.',
      source: '{{name}} is read here, but `changes` does not list it: a later change has no effect.',
    },
  },
  create(context) {
    const listed = new Set();
    const read = [];
    const lists = [];
    const sources = [];
    return {
      CallExpression(node) {
        const {callee, arguments: words} = node;
        if (callee.property?.name === 'changesOf' && words[0]?.type === 'ArrayExpression')
          namesIn(words[0]).forEach(name => listed.add(name));
        for (const name of neededFor(node)) read.push({node, name});
        if (readings.test(callee.property?.name) && callee.object.type === 'Identifier' && !words.length)
          sources.push({node, name: callee.object.name});
      },
      "Property[key.name='changes'] > ArrayExpression"(node) {
        lists.push({names: namesIn(node), range: around(node)?.range});
      },
      'Program:exit'() {
        if (listed.size)
          for (const {node, name} of read)
            if (!listed.has(name)) context.report({node, messageId: 'setting', data: {name}});
        for (const {names, range} of lists)
          for (const {node, name} of sources)
            if (range && node.range[0] > range[0] && node.range[1] < range[1] && !names.includes(name))
              context.report({node, messageId: 'source', data: {name}});
      },
    };
  },
};
