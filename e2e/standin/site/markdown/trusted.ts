interface Policy {
  createHTML(html: string): string;
}
interface Factory {
  createPolicy(name: string, rules: {createHTML: (html: string) => string}): Policy;
}

const factory = (window as Window & {trustedTypes?: Factory}).trustedTypes;

// Inline styles and event handlers would violate the page's content security policy as soon as they are parsed.
const tame = (html: string): string =>
  html
    .replace(/\s(?:style|on\w+)\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>]+)/gi, '')
    .replace(/<\/?(?:script|style)\b[^>]*>/gi, '');

const policy: Policy = factory ? factory.createPolicy('standin-host', {createHTML: tame}) : {createHTML: tame};

/** Parses the API's HTML into an inert fragment. */
export function parse(html: string): DocumentFragment {
  const template = document.createElement('template');
  template.innerHTML = policy.createHTML(html);
  for (const element of template.content.querySelectorAll('script, style, link, meta, object, embed, base, form, svg'))
    element.remove();
  return template.content;
}

/** HTML of the API for an innerHTML binding, as the Trusted Types policy requires it. */
export const trusted = (html: string | null | undefined): string => policy.createHTML(html ?? '');
