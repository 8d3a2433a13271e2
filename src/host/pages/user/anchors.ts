import {selector} from '../anchor';

/** Selector of the page of a user on all tabs, which a profile's background covers. */
export const profilePage = selector('profilePage', '.page-content > .user');
