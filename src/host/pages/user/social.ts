import {markEach} from '../../dom/hiding';
import {override} from '../../dom/override';
import {anchor, selector, userNameIn} from '../anchor';

/** The kind of users that the social page shows. */
export type FollowKind = 'following' | 'followers';

const filters = '.user-social > .filters .filter-group > span';

/** Selector of the fourth filter (not counting the heading) on the social page of a user: the threads they started. */
export const threadsFilter = selector('threadsFilter', `${filters}:nth-child(4)`);

/** The filters for followed users and for followers; appended to. */
export const followFilter = anchor<{kind: FollowKind}>('followFilter', {
  selector: `${filters}:nth-child(2), ${filters}:nth-child(3)`,
  position: 'append',
  presence: 'always',
  evidence: 'The heading of the filters is followed by Following, Followers, Forum Threads and Forum Comments.',
  read: node => ({kind: node.matches(':nth-child(2)') ? 'following' : 'followers'}),
});

/** The column of filters, while followed users or followers are shown; appended to. */
export const followColumn = anchor<{shown: FollowKind}>('followColumn', {
  selector: '.user-social > .filters',
  position: 'append',
  presence: 'always',
  evidence:
    'The chosen filter has the class active. The second and third child of the group are Following and Followers.',
  watch: {attributes: ['class']},
  read(node) {
    const active = node.querySelector('.filter-group > span.active');
    if (active?.matches(':nth-child(2)')) return {shown: 'following'};
    return active?.matches(':nth-child(3)') ? {shown: 'followers'} : undefined;
  },
});

const followCard = selector('followCard', '.user-social .user-follow > .wrap > *');

/** Marks the social page as shown in list view, for our style sheet. */
export function showAsList(inside: Element, {signal}: {signal: AbortSignal}) {
  const page = inside.closest('.user-social');
  if (page) override(page, {attribute: 'data-am-list-view'}, true, {signal});
}

interface MarkingOptions {
  signal: AbortSignal;
  /** Receives the number of users shown, and the number of marked ones. */
  onCount: (counts: {readonly all: number; readonly marked: number}) => void;
}

/** Writes a remark on the cards of users; `remark` gets the name in lower case. */
export function remarkFollows(remark: (name: string) => string | undefined, options: MarkingOptions) {
  const test = (node: Element) => {
    const name = userNameIn(node.querySelector('a.name')?.getAttribute('href'));
    return (name !== undefined && remark(name.toLowerCase())) || false;
  };
  markEach(followCard.selector, test, {...options, order: 0, attribute: 'data-am-follow'});
}

/** Shows the user's threads by clicking the filter, unless it is already selected. */
export function selectThreadsFilter(filter: Element) {
  if (filter instanceof HTMLElement && !filter.classList.contains('active')) filter.click();
}
