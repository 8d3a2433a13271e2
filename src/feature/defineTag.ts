/** The tags that this script has defined. */
const defined = new Set<string>();

/**
 * Defines a custom element once. @throws DOMException if another script has defined the tag, whose elements would
 * otherwise be used in place of ours
 */
export function defineTag(tag: string, createClass: () => CustomElementConstructor) {
  if (defined.has(tag)) return;
  customElements.define(tag, createClass());
  defined.add(tag);
}
