// The gallery of shared components: our real elements in a page with the site's themes. Not part of the userscript.
import {withLanguage} from '#src/start/language';

// Later, so that the language is known before any part is made.
withLanguage('en', () => void import('./show'));
