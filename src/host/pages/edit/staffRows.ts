import {createListeners, type Source} from '#domain/value/store';
import {watchElements} from '../../dom/observe';
import {selector} from '../anchor';

/** Selector of the pictures of staff in the list that a submission edits; each links to its person. */
export const staffPicture = selector('staffPicture', '.staff-row a.image[href^="/staff/"]', {
  evidence: 'Low, 2024-07: no newer source has submissions.',
});

/** The fields and rows of a submission. */
const submissionForms = selector('submissionForms', '.submission-form, .staff-row, .character-row', {
  evidence: 'Low, 2024-07: no newer source has submissions.',
});

const idOf = (picture: Element) => /^\/staff\/(\d+)/.exec(picture.getAttribute('href') ?? '')?.[1];

/** The position of this picture among those of the same staff member, from 1; `undefined` if there is only one. */
export function appearanceOf(picture: Element): number | undefined {
  const id = idOf(picture);
  const same = [...document.querySelectorAll(staffPicture.selector)].filter(other => idOf(other) === id);
  return id !== undefined && same.length > 1 ? same.indexOf(picture) + 1 : undefined;
}

/** Notifies when rows of staff are added, removed or moved. */
export function staffRowChanges({signal}: {signal: AbortSignal}): Source {
  const {notify, subscribe} = createListeners();
  watchElements(staffPicture.selector, {found: () => undefined, changed: notify}, {signal});
  return {subscribe};
}

/** The tabs of a submission. Their rows appear once they are opened. */
const submissionTabs = selector('submissionTabs', '.media > .pages', {
  evidence: 'Low, 2024-07: no newer source has submissions.',
});

/**
 * Calls the listener when the user types, chooses or clicks something in a submission, and when a row appears after a
 * click on anything but a tab: the buttons for adding rows are outside of the rows.
 */
export function onSubmissionEdit(listener: () => void, {signal}: {signal: AbortSignal}) {
  let lastClick: Element | undefined;
  const isOf = (node: Element, {selector: within}: {readonly selector: string}) => node.closest(within) !== null;
  const listen = ({type, target}: Event) => {
    if (!(target instanceof Element)) return;
    if (type === 'click') lastClick = target;
    // A link leads away, and changes nothing here.
    const isLink = type === 'click' && target.closest('a[href]') !== null;
    if (isOf(target, submissionForms) && !isLink) listener();
  };
  for (const type of ['input', 'change', 'click']) document.addEventListener(type, listen, {signal, capture: true});
  const found = () => {
    if (lastClick && !isOf(lastClick, submissionTabs) && !lastClick.closest('a[href]')) listener();
  };
  watchElements(submissionForms.selector, {found, changed() {}}, {signal});
}
