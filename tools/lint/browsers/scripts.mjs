// A rule of ESLint: code uses only what the oldest supported browsers have: globals, their members, and members of nodes,
// events and answers by their names. It has no types; the `lib` of tsconfig.json excludes newer methods of the
// language's own objects. The configuration lists exceptions with their reasons.
import {data, lackedBy} from './data.mjs';

const {api, javascript} = data;
const {builtins} = javascript;

/** The interfaces of the objects that pages have as globals. */
const interfaceOf = {
  ...{window: 'Window', globalThis: 'Window', self: 'Window', document: 'Document', navigator: 'Navigator'},
  ...{history: 'History', location: 'Location', performance: 'Performance', crypto: 'Crypto', screen: 'Screen'},
};

const globalOf = name => builtins[name] ?? api.Window[name] ?? api[name];
const memberOf = (object, name) =>
  builtins[object]?.[name] ?? api[object]?.[`${name}_static`] ?? api[interfaceOf[object]]?.[name];

/** Interfaces whose members are known by their names alone, wherever they are read. */
const wellKnown = [
  ...['Node', 'Element', 'HTMLElement', 'SVGElement', 'ShadowRoot', 'Document', 'Range'],
  ...['EventTarget', 'Event', 'AbortSignal', 'MutationObserver', 'CSSStyleSheet', 'CSSStyleRule'],
  ...['Request', 'Response', 'Headers', 'Blob', 'ReadableStream', 'URLSearchParams'],
];

/** Names of members that all of these that have them lack in some browsers, with these browsers. */
const rareMembers = new Map();
for (const members of wellKnown.map(name => api[name]))
  for (const [name, feature] of Object.entries(members)) {
    const browsers = lackedBy(feature);
    const known = rareMembers.get(name) ?? browsers;
    rareMembers.set(
      name,
      known.filter(browser => browsers.includes(browser)),
    );
  }
rareMembers.delete('__compat');

export const supported = {
  meta: {
    type: 'problem',
    schema: [{type: 'object', properties: {exceptions: {type: 'object'}}}],
    messages: {
      lacked: "{{what}} is missing or incomplete in {{browsers}}. Use something else, or check that it's there.",
    },
  },
  create(context) {
    const {sourceCode, options} = context;
    const exceptions = options[0]?.exceptions ?? {};
    const check = (node, what, browsers) => {
      if (browsers.length && !Object.hasOwn(exceptions, what))
        context.report({node, messageId: 'lacked', data: {what, browsers: browsers.join(' and ')}});
    };
    const isTested = ({parent}) => parent.type === 'UnaryExpression' && parent.operator === 'typeof';
    const globals = new Set();
    return {
      Program(program) {
        const {through, variables} = sourceCode.getScope(program);
        const known = variables.filter(({defs}) => !defs.length).flatMap(({references}) => references);
        for (const {identifier, isTypeReference} of [...through, ...known]) {
          if (isTypeReference || isTested(identifier)) continue;
          globals.add(identifier);
          check(identifier, identifier.name, lackedBy(globalOf(identifier.name)));
        }
      },
      'MemberExpression[computed=false]'(node) {
        const {object, property, parent} = node;
        if (isTested(node) || property.type !== 'Identifier') return;
        const {name} = property;
        const feature = globals.has(object) ? memberOf(object.name, name) : undefined;
        if (feature) check(property, `${object.name}.${name}`, lackedBy(feature));
        else if (parent.type !== 'AssignmentExpression' || parent.left !== node)
          check(property, `.${name}`, rareMembers.get(name) ?? []);
      },
    };
  },
};
