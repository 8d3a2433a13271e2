// Texts that users read are in message modules (messages.ts), so no literal with words may be where texts are shown.

const message = 'Texts that users read are in messages.ts (CONTRIBUTING.md, "Write a text").';
const words = '/[A-Za-z]{2}/';
const literals = `:matches(Literal[value=${words}], TemplateLiteral > TemplateElement[value.raw=${words}])`;
const attributes = '/^(?:aria-label|aria-description|title|placeholder|alt|label|text|summary|children)$/';
const properties = '/^(?:title|summary|details|label|text|placeholder)$/';
const shown = ':matches(JSXElement, JSXFragment) > JSXExpressionContainer';

/** Rules of `no-restricted-syntax` for everything but message modules, tests and tables of names. */
export const texts = [
  `JSXText[value=${words}]`,
  `JSXAttribute[name.name=${attributes}] ${literals}`,
  `${shown} > ${literals}`,
  `${shown} > :matches(ConditionalExpression, LogicalExpression) > ${literals}`,
  `Property[key.name=${properties}] > ${literals}`,
  `CallExpression[callee.property.name=/^(?:notice|showMessage)$/] > ${literals}`,
  "NewExpression[callee.name='ApiError'] > Literal[value=/ /]",
].map(selector => ({selector, message}));
