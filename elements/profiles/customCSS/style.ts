import {isStyleSheetUrl, type ProfileExtras} from '#domain/profile/profileExtras';
import {sanitizeCss, maxCssLength} from '#host/dom/sanitizeCss';

/** Fetches a style sheet without credentials. Failures are logged to the console. */
async function sheetAt(address: string, signal: AbortSignal): Promise<string> {
  try {
    const answer = await fetch(address, {signal, credentials: 'omit', referrerPolicy: 'no-referrer'});
    if (!answer.ok || Number(answer.headers.get('content-length') ?? 0) > maxCssLength) throw new Error('refused');
    return sanitizeCss(await answer.text(), answer.url || address);
  } catch {
    if (!signal.aborted) console.warn(`The custom CSS at ${address} cannot be loaded`);
    return '';
  }
}

/** The CSS of a profile for the page: its text, or what is at its address (rule profiles-6). */
export function customStyle({customCSS = ''}: ProfileExtras, signal: AbortSignal): string | Promise<string> {
  if (isStyleSheetUrl(customCSS)) return sheetAt(customCSS.trim(), signal);
  return customCSS && sanitizeCss(customCSS, location.origin);
}
