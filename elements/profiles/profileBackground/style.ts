import type {ProfileExtras} from '../../../src/domain/profileExtras';
import {guestStyle} from '../../../src/host/guestStyle';
import {profilePage} from '../../../src/host/anchors/profile';

/** A profile's background for the page. Whatever is no value of a background is ignored: it goes through the browser's own reader. */
export function backgroundStyle({background = ''}: ProfileExtras): string {
  const sheet = new CSSStyleSheet();
  sheet.insertRule(`${profilePage} {}`);
  const [rule] = sheet.cssRules;
  if (!(rule instanceof CSSStyleRule) || !background.trim() || background.trim() === 'inherit') return '';
  rule.style.setProperty('background', background);
  return rule.style.length ? guestStyle(rule.cssText, location.origin) : '';
}
