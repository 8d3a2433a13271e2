import type {ProfileExtras} from '#domain/profile/profileExtras';
import {sanitizeCss} from '#host/dom/sanitizeCss';
import {profilePage} from '#host/pages/user/anchors';

/**
 * A profile's background as CSS for the page. It goes through the browser's own parser, so anything that isn't a valid
 * background is ignored.
 */
export function backgroundStyle({background = ''}: ProfileExtras): string {
  const sheet = new CSSStyleSheet();
  sheet.insertRule(`${profilePage.selector} {}`);
  const [rule] = sheet.cssRules;
  if (!(rule instanceof CSSStyleRule) || !background.trim() || background.trim() === 'inherit') return '';
  rule.style.setProperty('background', background);
  return rule.style.length ? sanitizeCss(rule.cssText, location.origin) : '';
}
