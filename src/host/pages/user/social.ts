import {pressedKey} from '#domain/text/pressedKey';
import type {FollowKind, Relation} from '#domain/profile/relations';
import {createStore} from '#domain/value/store';
import {markEach} from '../../dom/hiding';
import {override} from '../../dom/override';
import {anchor, selector, userNameIn} from '../anchor';
import {profileLink} from '../shell/anchors';

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

/** The group of filters; our own are appended to it. `viewer`: the name of the user who is signed in to the site. */
export const socialFilters = anchor<{viewer: string | undefined}>('socialFilters', {
  selector: '.user-social > .filters .filter-group',
  position: 'append',
  presence: 'always',
  evidence: 'One group with a heading and four filters. The navigation is in the page before it.',
  read() {
    const link = document.querySelector(profileLink.selector);
    return {viewer: link ? profileLink.read(link)?.userName : undefined};
  },
});

/** The relation whose users are shown in place of the site's content; `undefined` while the site shows its own. */
export const openRelation = createStore<Relation | undefined>(undefined);

/** The content beside the filters (users, threads or comments), while ours is shown in its place. */
export const socialContent = anchor<{relation: Relation}>('socialContent', {
  selector: '.user-social > .filters + div',
  position: 'replace',
  presence: 'always',
  evidence: 'The column of filters is followed by one block, which the site renders again for another filter.',
  again: openRelation,
  read() {
    const relation = openRelation.get();
    return relation && {relation};
  },
});

/** Calls the listener when the user chooses one of the site's own filters, including the open one. */
export function onSiteFilter(inside: Element, listener: () => void, {signal}: {signal: AbortSignal}) {
  const group = inside.closest('.filter-group');
  const listen = ({target}: Event) => {
    if (target instanceof Element && target.parentElement === group && target.localName === 'span') listener();
  };
  group?.addEventListener('click', listen, {signal});
  group?.addEventListener('keydown', event => pressedKey(event as KeyboardEvent) === 'Enter' && listen(event), {
    signal,
  });
}

/** Marks the filters while the site's own content is replaced, for our style sheet: none of them then looks chosen. */
export function markFiltersUnused(inside: Element, {signal}: {signal: AbortSignal}) {
  const group = inside.closest('.filter-group');
  if (group) override(group, {attribute: 'data-am-unused'}, true, {signal});
}

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
