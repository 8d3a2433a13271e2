import {hideEach} from '../../dom/hiding';
import {watchElements} from '../../dom/observe';
import {selector} from '../anchor';

/** The site's error messages. */
const siteErrors = selector('siteErrors', 'body > .el-message--error');

/**
 * Whether a message says that the session has expired, so that the site can't save anything until it is reloaded. The
 * API's own words may follow the site's.
 */
const isSessionNotice = (message: Element) =>
  /^(?:session expired|invalid csrf token)\b/i.test(message.textContent?.trim() ?? '');

/** Hides the site's notice that its session has expired, and calls back each time it would appear. */
export function replaceSessionNotice(expired: () => void, options: {signal: AbortSignal; order: number}) {
  hideEach(siteErrors.selector, isSessionNotice, options);
  const found = (message: Element) => {
    if (isSessionNotice(message)) expired();
  };
  watchElements(siteErrors.selector, {found, changed() {}}, options);
}
