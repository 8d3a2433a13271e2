import type {ProfileExtras} from '#domain/profile/profileExtras';
import {sanitizeCss} from '#host/dom/sanitizeCss';
import {profilePage} from '#host/pages/user/anchors';

/** A profile's background for the page. Whatever is no value of a background is ignored: it goes through the browser's own reader. */
export function backgroundStyle({background = ''}: ProfileExtras): string {
  const sheet = new CSSStyleSheet();
  sheet.insertRule(`${profilePage} {}`);
  const [rule] = sheet.cssRules;
  if (!(rule instanceof CSSStyleRule) || !background.trim() || background.trim() === 'inherit') return '';
  rule.style.setProperty('background', background);
  return rule.style.length ? sanitizeCss(rule.cssText, location.origin) : '';
}
