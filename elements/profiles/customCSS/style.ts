import {isStyleAddress, type ProfileExtras} from '#domain/profile/profileExtras';
import {sanitizeCss, maxCssLength} from '#host/dom/sanitizeCss';

/** Fetches a style sheet without credentials; what cannot be loaded is told on the console. */
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

/** A profile's style for the page: text, or what lies at its address (decision 15). */
export function customStyle({customCSS = ''}: ProfileExtras, signal: AbortSignal): string | Promise<string> {
  if (isStyleAddress(customCSS)) return sheetAt(customCSS.trim(), signal);
  return customCSS && sanitizeCss(customCSS, location.origin);
}
