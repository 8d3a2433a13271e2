/** The page of a member, all tabs: what a profile's background covers. */
export const profilePage = '.page-content > .user';
