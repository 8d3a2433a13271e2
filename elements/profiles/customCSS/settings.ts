import * as v from 'valibot';

import {data} from '#services/settings/handles';
import {text} from './messages';

/** The custom CSS that was last saved. */
export const customCSSValue = data('customCSSValue', {title: text.dataTitle, initial: '', schema: v.string()});
