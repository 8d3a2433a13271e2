import {anchor} from '../anchor';

/** The right column of the settings of authorised apps: append to it. */
export const appSettings = anchor<object>('appSettings', {
  selector: '.settings.container > .content',
  position: 'append',
  presence: 'always',
  evidence: 'The column stays while its sub page changes.',
  read: () => ({}),
});
