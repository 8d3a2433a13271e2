import {selector} from '../anchor';
import {watchElements, type HostChanges} from '../../dom/observe';

const mediaDescription = selector('mediaDescription', '.media .header .description', {
  evidence:
    'The description in the header of a media page, whole even if its end is hidden. Its lines are divided by br.',
});

/** The text of a description, a line for each of its lines. */
function linesOf(description: Element): string {
  const lines = [''];
  const walker = document.createTreeWalker(description, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const {currentNode: node} = walker;
    if (node instanceof HTMLBRElement) lines.push('');
    else if (node instanceof Text) lines.push(`${lines.pop() ?? ''}${node.data}`);
  }
  return lines.join('\n');
}

/** Calls back with the description on a media page, now and whenever the site renders another one. */
export function watchDescription(tell: (description: string) => void, {signal}: {signal: AbortSignal}) {
  const found = (description: Element) => tell(linesOf(description));
  const changed = ({targets}: HostChanges) => {
    for (const target of targets)
      if (target instanceof Element && target.matches(mediaDescription.selector)) found(target);
  };
  watchElements(mediaDescription.selector, {found, changed}, {signal});
}
