import {mediaPage} from '#e2e/support/paths';
import type {Condition} from '#e2e/support/condition';
import type {MainLook} from '#e2e/support/mainLooks';

export const condition: Condition = {path: mediaPage, width: 2560};

const banner = '.media > .header-wrap > .banner';

export const looks: readonly MainLook[] = [
  {
    path: mediaPage,
    selector: banner,
    pseudo: 'after',
    property: 'background-size',
    off: 'auto',
    on: 'auto 100%',
  },
  {path: mediaPage, selector: banner, property: 'isolation', off: 'auto', on: 'isolate'},
  // Two copies of the site's picture; the lower one is blurred.
  {path: mediaPage, selector: banner, pseudo: 'before', property: 'background-image', off: 'none', on: /^url/},
  {path: mediaPage, selector: banner, pseudo: 'after', property: 'background-image', off: 'none', on: /^url/},
  {path: mediaPage, selector: banner, pseudo: 'before', property: 'filter', off: 'none', on: 'blur(20px)'},
  {path: mediaPage, selector: banner, pseudo: 'before', property: 'background-size', off: 'auto', on: 'cover'},
  {path: mediaPage, selector: banner, pseudo: 'after', property: 'height', off: 'auto', on: '400px'},
  {path: mediaPage, selector: banner, pseudo: 'after', property: 'background-position', off: '0% 0%', on: '50% 50%'},
];
