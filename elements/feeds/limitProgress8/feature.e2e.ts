import {restyles} from '#e2e/support/restyles';

const card = (place: number) => `.home .list-preview > .media-preview-card:nth-child(${place})`;

restyles([{id: 'limitProgress8', path: '/home', selector: card(9), property: 'display', off: 'block', on: 'none'}]);
