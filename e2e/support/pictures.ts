import type {Page} from '@playwright/test';

/** From now on no picture of the site comes, but for those of some addresses. */
export const withoutPictures = (page: Page, comes: (address: string) => boolean = () => false) =>
  page.route(/\/(?:img|file)\//, route =>
    route.request().resourceType() === 'image' && !comes(route.request().url()) ? route.abort() : route.continue(),
  );
