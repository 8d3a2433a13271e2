import {anchor} from '../anchor';

/** The right column of the settings page for authorised apps; appended to. */
export const appSettings = anchor<object>('appSettings', {
  selector: '.settings.container > .content',
  position: 'append',
  presence: 'always',
  evidence: 'The column stays while its subpage changes.',
  read: () => ({}),
});

/** The site's own import of lists; appended to. */
export const importTools = anchor<object>('importTools', {
  selector: '.settings.container > .content .import',
  position: 'append',
  presence: 'always',
  evidence:
    'The subpage for imports; it is replaced by the other subpages. High, 2026-05 for the column; low, 2024-07 for .import.',
  read: () => ({}),
});
