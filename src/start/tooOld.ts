/** Features that the product uses and that browsers older than those of package.json lack, each with a probe. */
export const probes = {
  // Restyles of some routes are nested in a selector. The first browsers with nesting ignored rules like this one.
  nestedRule() {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(/* css */ `a { b { opacity: 0; } }`);
    const [rule] = sheet.cssRules;
    return rule instanceof CSSStyleRule && rule.cssRules.length === 1;
  },
  // Of guarded links and badges; a rule without it would show nothing.
  alternativeText: () => CSS.supports('content', '"a" / "b"'),
  anySignal: () => typeof AbortSignal.any === 'function',
} as const satisfies Readonly<Record<string, () => boolean>>;

function holds(probe: () => boolean): boolean {
  try {
    return probe();
  } catch {
    return false;
  }
}

/** Whether this browser lacks something that the product uses. */
export const isTooOld = () => !Object.values(probes).every(holds);
