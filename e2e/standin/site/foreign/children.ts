import {element, type ForeignScript} from './pieces';

// What other extensions put into the host's nodes, as public code of 2026 has it. Ids and classes that start with `a2a-` or `al-` are
// theirs; the others are invented, since only the places are known.

const heading = '.media .header .content > h1';

/** A media page's heading with something in it and something after it. */
const malSync: ForeignScript = {
  pieces: [
    {at: heading, where: 'last', make: () => element('span', {class: 'malsync-mark'}, 'MAL')},
    {
      at: heading,
      where: 'after',
      make: () => element('div', {class: 'malsync-progress'}, element('span', {class: 'info'}, 'MAL-Sync 3/12')),
    },
  ],
};

/** It goes before the button for the list, and comes back whenever it is removed. */
const ani2arr: ForeignScript = {
  pieces: [
    {
      at: '.media .header .cover-wrap .actions > .list',
      where: 'before',
      make: () => element('div', {id: 'a2a-actions-anchor'}, element('span', {class: 'a2a-label'}, 'Add to Sonarr')),
    },
    {at: '.media .sidebar > .rankings', where: 'before', make: () => element('div', {class: 'a2a-spacer'})},
  ],
  css: '#a2a-actions-anchor { font-size: 1.2rem; grid-column: 1 / -1; } .a2a-spacer { height: 8px; }',
};

const tmsync: ForeignScript = {
  pieces: [
    {
      at: '.media .content.container > .sidebar',
      where: 'first',
      insists: true,
      make: () => element('div', {class: 'tmsync-links'}, element('a', {href: 'https://tmsync.example/'}, 'tmsync')),
    },
  ],
};

const eastRane: ForeignScript = {
  pieces: [
    {at: heading, where: 'last', make: () => element('button', {class: 'eastrane-copy', type: 'button'}, 'Copy')},
    {at: heading, where: 'after', make: () => element('div', {class: 'eastrane-title'}, 'Another title')},
  ],
};

/** A second title inside the link of a list's row. */
const englishTitles: ForeignScript = {
  pieces: [
    {
      at: '.medialist .list-entries .row .title > a',
      where: 'last',
      make: () => element('span', {class: 'english-title'}, 'English title'),
    },
  ],
  css: '.medialist .title > a { display: flex; flex-direction: column; } .english-title { font-size: 1.1rem; }',
};

const quickAdd: ForeignScript = {
  pieces: [
    {
      at: '.medialist .list-entries .entry.row > .title',
      where: 'after',
      make: () => element('div', {class: 'al-split-box'}, element('span', {}, '+1'), element('span', {}, '+5')),
    },
  ],
  css: '.medialist .entry.row { position: relative; } .al-split-box { bottom: 0; font-size: 1rem; left: 64px; position: absolute; }',
};

/** The scripts that add children and replace nothing. */
export const childScripts: Readonly<Record<string, ForeignScript>> = {
  malSync,
  ani2arr,
  tmsync,
  eastRane,
  englishTitles,
  quickAdd,
};
