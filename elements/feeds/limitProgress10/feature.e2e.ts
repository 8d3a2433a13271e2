import {restyles} from '#e2e/support/restyles';

const card = (place: number) => `.home .list-preview > .media-preview-card:nth-child(${place})`;

restyles([{id: 'limitProgress10', path: '/home', selector: card(11), property: 'display', off: 'block', on: 'none'}]);
