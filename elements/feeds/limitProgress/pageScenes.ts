import type {MainLook} from '#e2e/support/mainLooks';

const card = (place: number) => `.home .list-preview > .media-preview-card:nth-child(${place})`;

export const looks: readonly MainLook[] = [
  {switch: 'limitProgress8', path: '/home', selector: card(9), property: 'display', off: 'block', on: 'none'},
  {switch: 'limitProgress10', path: '/home', selector: card(11), property: 'display', off: 'block', on: 'none'},
];
