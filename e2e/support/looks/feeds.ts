import type {MainLook} from './look';

const home = () => '/home';

const card = (place: number) => `.home .list-preview > .media-preview-card:nth-child(${place})`;
const listEntry = '.activity-feed > .activity-entry.activity-anime_list';

/** Looks on the home page, without those of the navigation. */
export const feeds: readonly MainLook[] = [
  {id: 'limitProgress8', path: home, selector: card(9), property: 'display', off: 'block', on: 'none'},
  {id: 'limitProgress10', path: home, selector: card(11), property: 'display', off: 'block', on: 'none'},
  {id: 'hideGlobalFeed', path: home, selector: '.feed-type-toggle', property: 'display', off: 'flex', on: 'none'},
  {
    id: 'CSSexpandFeedFilters',
    path: home,
    selector: '.home .feed-select .el-dropdown-menu',
    property: 'display',
    off: 'none',
    on: 'flex',
  },
  {
    id: 'homeHeadingLinks',
    path: home,
    selector: '.home .recent-reviews > h2.section-header',
    property: 'position',
    off: 'static',
    on: 'relative',
  },
  {
    id: 'statusBorder',
    path: home,
    selector: `${listEntry} > .wrap`,
    property: 'border-right-width',
    off: '0px',
    on: '5px',
  },
  {
    id: 'CSSgreenManga',
    path: home,
    selector: '.activity-manga_list .details .status .title',
    property: 'color',
    off: 'rgb(61, 180, 242)',
    on: 'rgb(56, 126, 26)',
  },
  {
    id: 'keyboardFlow',
    path: home,
    selector: '.activity-feed > .activity-entry > .wrap',
    property: 'outline-style',
    off: 'none',
    on: 'solid',
    trigger: page => page.keyboard.press('j'),
  },
  {
    id: 'dblclickZoom',
    path: home,
    selector: listEntry,
    property: 'zoom',
    off: '1',
    on: '1.5',
    trigger: page =>
      page
        .locator(`${listEntry} .details`)
        .first()
        .dblclick({position: {x: 200, y: 60}}),
  },
  {
    id: 'plusProgress',
    path: home,
    selector: '.list-preview > .media-preview-card .plus-progress',
    property: 'display',
    off: 'block',
    on: 'none',
  },
  {
    id: 'expandRight',
    path: home,
    selector: '.home.full-width',
    property: 'width',
    off: '1420px',
    on: '470px',
    before: page => page.locator('.list-preview-wrap .size-toggle').click({force: true}),
  },
];
