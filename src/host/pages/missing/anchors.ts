import {previousAddress} from '../../dom/navigation';
import {anchor} from '../anchor';

/** The text of the site's page for what it does not find; appended to. */
export const notFoundText = anchor<{path: string}>('notFoundText', {
  selector: '.page-content .not-found',
  position: 'append',
  presence: 'always',
  evidence: 'The page /404 has nothing but this block.',
  // The address is the same for all pages that are missing; the one before it is of the page that was asked for.
  read: () => ({path: previousAddress()?.pathname ?? ''}),
});
