import type {MainLook} from './look';

const home = () => '/home';
const ownLink = '#nav .links > .link[href^="/user/"]';
const vertical = {CSSverticalNav: true};

/** Looks that every page has. */
export const navigation: readonly MainLook[] = [
  {id: 'slimNav', path: home, selector: '#nav', property: 'height', off: '68px', on: '40px'},
  {id: 'CSSverticalNav', path: home, selector: '#nav > .wrap', property: 'position', off: 'static', on: 'fixed'},
  {
    id: 'rightSideNavbar',
    path: home,
    selector: '.page-content',
    property: 'margin-right',
    off: '0px',
    on: '65px',
    settings: vertical,
  },
  {
    id: 'userSubmenu',
    path: home,
    selector: 'am-user-submenu .menu',
    property: 'opacity',
    off: undefined,
    on: '1',
    settings: vertical,
    trigger: page => page.locator(ownLink).first().hover(),
  },
  {
    id: 'rightToLeft',
    path: home,
    selector: '.activity-entry .list > .cover',
    property: 'border-radius',
    off: '4px 0px 0px 4px',
    on: '0px 4px 4px 0px',
  },
  {id: 'mobileFriendly', path: home, selector: '.load-more', property: 'min-height', off: '0px', on: '44px'},
  {
    id: 'SFWmode',
    path: home,
    selector: '.media-preview-card .cover',
    property: 'filter',
    off: 'none',
    on: 'blur(9px) saturate(0.4)',
  },
  {
    id: 'annoyingAnimations',
    path: home,
    selector: '#nav',
    property: 'transition-duration',
    off: '0.25s, 0.25s',
    on: '0s',
    // The tests' browser prefers reduced motion, and the stand-in has no transitions then.
    before: page => page.emulateMedia({reducedMotion: 'no-preference'}),
  },
];
