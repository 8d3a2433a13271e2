import {element, type ForeignScript} from './pieces';

// VoidVerified of 2026-07: it shows things of its own and hides the host's by style. Its ids and classes begin with `void-`.

const row = (text: string): HTMLElement =>
  element('a', {class: 'void-notification-wrapper', href: '/notifications'}, text);
/** A card with the host's classes and a button of its own. */
const card = (id: number): HTMLElement =>
  element(
    'div',
    {class: 'media-preview-card'},
    element(
      'a',
      {class: 'cover', href: `/anime/${id}/`},
      element('div', {class: 'image-overlay'}, element('div', {class: 'plus-progress'}, '3 +')),
    ),
    element('div', {class: 'content'}, element('div', {class: 'info'}, element('div', {}, 'Progress: 3/12'))),
  );
const user = (name: string): HTMLElement =>
  element('a', {class: 'void-quick-access-item', href: `/user/${name}/`}, name);
const dot = (): HTMLElement => element('a', {class: 'void-notification-dot', href: '/notifications'}, '7');
const rightColumn = '.home:not(.full-width) > div:last-child';

/** Everything that it replaces: the list of notifications, the lists in progress of the home page, and the unread dots. */
export const voidVerified: ForeignScript = {
  pieces: [
    {
      at: '.notifications-feed.container',
      where: 'last',
      make: () =>
        element(
          'div',
          {id: 'void-notifications-feed-container', class: 'container'},
          row('Somebody liked your activity.'),
          row('Somebody started following you.'),
        ),
    },
    {
      at: rightColumn,
      where: 'first',
      make: () => element('div', {id: 'void-quick-access'}, element('div', {class: 'list-preview'}, card(1), card(2))),
    },
    {at: '.nav .user', where: 'last', make: dot},
    {at: '.mobile-nav .hamburger', where: 'last', make: dot},
  ],
  css: `.notifications-feed > .filters, .notifications-feed > .notifications, .home .list-previews, .notification-dot { display: none; }
    .void-notification-wrapper { display: block; }
    .void-notification-dot { position: absolute; left: 28px; top: 6px; }`,
};

/** Its quick access with users alone, which replaces nothing. */
export const voidUsers: ForeignScript = {
  pieces: [{at: rightColumn, where: 'first', make: () => element('div', {id: 'void-quick-access'}, user('Tobias'))}],
};
