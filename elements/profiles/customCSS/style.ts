import {isStyleSheetUrl, type ProfileExtras} from '#domain/profile/profileExtras';
import {sanitizeProfileCss} from '#host/dom/profileCss';
import {maxCssLength} from '#host/dom/sanitizeCss';
import {bodyOf} from '#platform/boundedBody';
import {network} from '#platform/platform';
import {seconds} from '#services/api/cache/lifetime';

/** Maximum wait for a style sheet (rule profiles-6). */
const timeout = seconds(15);

/** Fetches a style sheet without credentials. Failures are logged to the console. */
async function sheetAt(address: string, visit: AbortSignal): Promise<string> {
  try {
    const signal = AbortSignal.any([visit, AbortSignal.timeout(timeout)]);
    const {fetch} = network;
    const answer = await fetch(address, {signal, credentials: 'omit', referrerPolicy: 'no-referrer'});
    const bytes = answer.ok ? await bodyOf(answer, maxCssLength) : undefined;
    if (!bytes) throw new Error('refused');
    return sanitizeProfileCss(new TextDecoder().decode(bytes), answer.url || address);
  } catch {
    if (!visit.aborted) console.warn(`The custom CSS at ${address} cannot be loaded`);
    return '';
  }
}

/** The CSS of a profile for the page: its text, or the style sheet at its address (rule profiles-6). */
export function customStyle({customCSS = ''}: ProfileExtras, signal: AbortSignal): string | Promise<string> {
  if (isStyleSheetUrl(customCSS)) return sheetAt(customCSS.trim(), signal);
  return customCSS && sanitizeProfileCss(customCSS, location.origin);
}
