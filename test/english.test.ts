import {expect} from 'chai';

import {text as comparison} from '#elements/lists/comparisonPage/messages';
import {bisectText} from '#elements/script/settingsPage/messages';
import {text as personal} from '#elements/statistics/moreStats/personal/messages';
import {text as feedFilter} from '#kits/feedFilter/messages';

describe('the English texts', () => {
  const counted: readonly (readonly [string, string, RegExp])[] = [
    ['hour', personal.hoursOn('1'), /\b1 hour$/],
    ['title', comparison.count(1, 1), /\b1 title$/],
    ['activity', feedFilter.hidden(1, 1), /\b1 activity\b/],
    ['feature', bisectText.someOff(1, 2), /^1 of 2 .* is\b/],
  ];
  for (const [noun, text, singular] of counted)
    it(`take the singular for one ${noun}`, () => expect(text).to.match(singular));
});
