/** The attribute of all our elements in the site's page, so that CSS from other users can leave them out. */
export const ownAttribute = 'data-am-own';

/** Selects our elements in the site's page. */
export const ownElement = `[${ownAttribute}]`;
