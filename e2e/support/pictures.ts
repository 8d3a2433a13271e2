import type {Page} from '@playwright/test';

/** Makes all pictures of the site fail to load from now on, except those whose address `comes` accepts. */
export const blockPictures = (page: Page, comes: (address: string) => boolean = () => false) =>
  page.route(/\/(?:img|file)\//, route =>
    route.request().resourceType() === 'image' && !comes(route.request().url()) ? route.abort() : route.continue(),
  );
