import {anchor} from '../anchor';

/** The text of the terms; a feed may be shown in its place. */
export const termsText = anchor<object>('termsText', {
  selector: '.page-content > .container',
  position: 'replace',
  presence: 'always',
  evidence: 'The page /terms has nothing but this block of static text. Low, 2024-07: no newer source has it.',
  read: () => ({}),
});
