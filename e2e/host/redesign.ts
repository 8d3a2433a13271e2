/** Dresses the page in its second skin. */
export function redesign(): void {
  document.documentElement.dataset.skin = 'second';
}
