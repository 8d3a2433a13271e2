import type {Page} from '@playwright/test';

/** Opens the site's list editor for a media item, as other scripts do. */
export const openListEditor = (page: Page, mediaId: number) =>
  page.evaluate(id => {
    const app = document.getElementById('app') as
      | (HTMLElement & {__vue__: {$store: {dispatch(type: string, id: number): void}}})
      | null;
    app?.__vue__.$store.dispatch('medialistEditor/open', id);
  }, mediaId);
