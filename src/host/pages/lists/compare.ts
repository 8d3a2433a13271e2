import {anchor} from '../anchor';

/** The site's own comparison of two lists, or the list if there is no comparison; ours is shown in its place. */
export const nativeComparison = anchor<object>('nativeComparison', {
  selector: '.user .content :is(.compare, .medialist):not(:is(.compare, .medialist) *)',
  position: 'replace',
  presence: 'always',
  evidence:
    'On /compare the content holds the comparison, or the list if nobody is signed in or it is their own. Low, 2024-07: no newer source has it.',
  read: () => ({}),
});
