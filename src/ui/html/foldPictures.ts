import {shorten} from '#domain/text/shorten';
import {guardLink} from './postProcess';
import {text} from './messages';

/** The text of a folded picture: its description, otherwise the end of its address, at most 200 characters. */
const nameOf = (picture: HTMLImageElement) =>
  shorten(picture.alt || (picture.getAttribute('src') ?? '').split('/').findLast(Boolean) || text.picture);

function fold(picture: HTMLImageElement) {
  const {ownerDocument: page} = picture;
  const folded = page.createElement('span');
  const button = page.createElement('button');
  button.type = 'button';
  button.className = 'ui-button ui-button-small';
  button.textContent = text.load;
  button.setAttribute('aria-label', text.loadPicture(nameOf(picture)));
  const unfold = () => {
    folded.replaceWith(picture);
    button.remove();
  };
  button.addEventListener('click', unfold, {once: true});
  // A linked picture keeps its link; the button goes behind it, because a link may not contain one.
  const outer = picture.closest('a');
  const link = page.createElement(outer ? 'span' : 'a');
  link.textContent = nameOf(picture);
  if (!outer) {
    link.setAttribute('href', picture.getAttribute('src') ?? '');
    if (!guardLink(link)) {
      link.setAttribute('target', '_blank');
      link.setAttribute('rel', 'noopener noreferrer nofollow ugc');
    }
  }
  folded.append(link);
  picture.replaceWith(folded);
  if (outer) outer.after(button);
  else folded.append(' ', button);
}

/**
 * Replaces the pictures by links to them, each with a button "IMG" that loads it. The browser requests no picture while
 * the nodes are outside the page.
 */
export function foldPictures(root: DocumentFragment): DocumentFragment {
  for (const picture of root.querySelectorAll('img')) fold(picture);
  return root;
}
