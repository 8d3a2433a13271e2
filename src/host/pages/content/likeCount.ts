/** The number of likes in one of the site's like buttons; 0 where it shows none. */
export const shownLikes = (button: Element) =>
  Number(button.querySelector('.count')?.textContent?.replace(/\D/g, '') ?? 0);
