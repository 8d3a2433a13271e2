import {route} from '../route';

export const siteStats = route('siteStats', {view: 'siteStats', path: '/site-stats', examples: ['/site-stats']});
