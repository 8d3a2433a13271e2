/**
 * Keeps the middle button from starting to scroll the page, as it does on Windows, when it is pressed on what opens a
 * new tab although it isn't a link.
 */
export function preventAutoscroll(opensTab: (event: MouseEvent) => boolean, {signal}: {signal: AbortSignal}) {
  const onPress = (event: MouseEvent) => {
    if (event.button === 1 && opensTab(event)) event.preventDefault();
  };
  document.addEventListener('mousedown', onPress, {signal});
}
