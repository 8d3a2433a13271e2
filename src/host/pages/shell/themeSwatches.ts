import {pressedKey} from '#domain/text/pressedKey';
import {selector} from '../anchor';

const swatches = selector('swatches', '.footer .theme-selector .theme-preview');

/** Chooses the site's dark theme, which the site stores. */
export function chooseDarkTheme() {
  document.querySelector<HTMLElement>(`:is(${swatches.selector}).dark`)?.click();
}

/** Calls back when the user chooses one of the site's themes. */
export function onSiteThemeChosen(chosen: () => void, {signal}: {signal: AbortSignal}) {
  const isOnSwatch = ({target}: Event) => target instanceof Element && target.closest(swatches.selector) !== null;
  const onClick = (event: Event) => {
    if (isOnSwatch(event)) chosen();
  };
  const onKey = (event: KeyboardEvent) => {
    if (pressedKey(event) === 'Enter' && isOnSwatch(event)) chosen();
  };
  addEventListener('click', onClick, {signal, capture: true});
  addEventListener('keydown', onKey, {signal, capture: true});
}
