// A stylelint rule: sheets use only what the oldest supported browsers have. What is inside `@supports` may need newer
// ones. The configuration lists exceptions with their reasons.
import stylelint from 'stylelint';

import {data, lackedBy} from './data.mjs';

const ruleName = 'automail/supported';
const messages = stylelint.utils.ruleMessages(ruleName, {
  lacked: (what, browsers) =>
    `${what} is missing or incomplete in ${browsers}. Use something else, or put it inside @supports`,
});

const {properties, selectors, types, 'at-rules': atRules} = data.css;

/** Functions by name, those of the top level first: `light-dark` is among the colors. */
const functions = new Map();
function collect(features) {
  const all = Object.entries(features).filter(([name]) => name !== '__compat');
  for (const [name, feature] of all) if (!functions.has(name)) functions.set(name, feature);
  for (const [, feature] of all) collect(feature);
}
collect(types);

/** Names with a vendor's prefix are for its browser alone, so no pattern below matches them. */
const withoutTexts = value => value.replace(/(["'])(?:\\.|(?!\1)[^\\])*\1|url\([^)]*\)/g, '""');

/** The features that a value uses, each with its name for the message and the exceptions. */
function* featuresOfValue(property, written) {
  const value = withoutTexts(written);
  const own = properties[property] ?? {};
  if (property === 'content' && value.includes('/')) yield ['alternative text of content', own.alt_text];
  for (const [, name, start] of value.matchAll(/(?<![\w-])([a-z][\w-]*)\(\s*(from\s)?/gi)) {
    const called = own[name] ?? functions.get(name);
    yield [`${name}()`, called];
    if (start) yield [`${name}(from …)`, called?.relative_syntax];
  }
  for (const [word] of value.matchAll(/(?<![\w.#-])[a-z][\w-]*(?![\w(-])/gi)) yield [property, own[word], word];
  for (const [, unit] of value.matchAll(/(?<![\w.#-])[\d.]+([a-z]+)\b/gi)) yield [unit, types.length[unit]];
}

function* featuresOf(node) {
  const {type, parent} = node;
  if (type === 'decl' && !node.prop.startsWith('--')) yield [node.prop, properties[node.prop]];
  if (type === 'decl') yield* featuresOfValue(node.prop, node.value);
  if (type === 'rule') {
    if (parent.type === 'rule') yield ['nesting', selectors.nesting];
    for (const [, name] of withoutTexts(node.selector).matchAll(/::?([a-z][\w-]*)/g))
      yield [`:${name}`, selectors[name]];
  }
  if (type !== 'atrule') return;
  const {name, params} = node;
  yield [`@${name}`, atRules[name]];
  if (name === 'container' && /\bstyle\(/.test(params))
    yield ['@container style()', atRules.container.style_queries_for_custom_properties];
  for (const [, feature] of params.matchAll(/\(\s*([\w-]+)/g)) yield [`(${feature})`, atRules[name]?.[feature]];
}

/** The conditions of the `@supports` around a node. */
const guardsOf = ({parent}) =>
  parent
    ? [...(parent.type === 'atrule' && parent.name === 'supports' ? [parent.params] : []), ...guardsOf(parent)]
    : [];

/** Some browsers accept relative colors and show others instead, or crash; none of those has this form. */
const isGuarded = (what, guards) =>
  guards.length > 0 && (!what.endsWith('(from …)') || guards.some(guard => guard.includes('from currentcolor')));

/** The option `exceptions` has a reason for each name. */
function ruleFunction(isOn, {exceptions = {}} = {}) {
  return (root, result) => {
    root.walk(node => {
      const guards = guardsOf(node);
      const lacked = new Map();
      for (const [name, feature, value] of featuresOf(node)) {
        const browsers = lackedBy(feature);
        if (browsers.length && !isGuarded(name, guards) && !lacked.has(name)) lacked.set(name, {value, browsers});
      }
      for (const [name, {value, browsers}] of lacked) {
        if (Object.hasOwn(exceptions, name)) continue;
        const what = value ? `${name}: ${value}` : name;
        stylelint.utils.report({result, ruleName, node, message: messages.lacked(what, browsers.join(' and '))});
      }
    });
  };
}

ruleFunction.ruleName = ruleName;
ruleFunction.messages = messages;

export const supportedCss = stylelint.createPlugin(ruleName, ruleFunction);
