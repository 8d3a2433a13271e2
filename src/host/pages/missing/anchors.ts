import {previousAddress} from '../../dom/navigation';
import {anchor} from '../anchor';

/** The text of the site's "not found" page; appended to. */
export const notFoundText = anchor<{path: string}>('notFoundText', {
  selector: '.page-content .not-found',
  position: 'append',
  presence: 'always',
  evidence: 'The page /404 has nothing but this block.',
  // The address is the same for all missing pages; the previous one is that of the requested page.
  read: () => ({path: previousAddress()?.pathname ?? ''}),
});
