import {anchor} from '../anchor';

/** The right column of the settings page for authorised apps; appended to. */
export const appSettings = anchor<object>('appSettings', {
  selector: '.settings.container > .content',
  position: 'append',
  presence: 'always',
  evidence: 'The column stays while its subpage changes.',
  read: () => ({}),
});
