import {expect} from 'chai';

import {parseTypedDate, type DateSpelling} from '#domain/list/edit/typedDate';

const english = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
];
const german = [
  ...['Januar', 'Februar', 'März', 'April', 'Mai', 'Juni'],
  ...['Juli', 'August', 'September', 'Oktober', 'November', 'Dezember'],
];
const american: DateSpelling = {order: ['month', 'day', 'year'], months: [english]};
const british: DateSpelling = {order: ['day', 'month', 'year'], months: [english]};
const ofGermany: DateSpelling = {order: ['day', 'month', 'year'], months: [german, english]};
const japanese: DateSpelling = {order: ['year', 'month', 'day'], months: [english]};
const today = {year: 2024, month: 3, day: 1};

describe('parseTypedDate', () => {
  const date = (year: number | null, month: number | null = null, day: number | null = null) => ({year, month, day});
  const table: readonly (readonly [string, DateSpelling, ReturnType<typeof date> | undefined])[] = [
    ['', american, date(null)],
    ['  ', american, date(null)],
    ['2024', american, date(2024)],
    ['2024-05', american, date(2024, 5)],
    ['2024-05-17', american, date(2024, 5, 17)],
    ['2024-5-7', american, date(2024, 5, 7)],
    ['2024-02-29', american, date(2024, 2, 29)],
    ['2023-02-29', american, undefined],
    ['2024-13', american, undefined],
    ['2024-00-10', american, undefined],
    ['today', american, date(2024, 3, 1)],
    ['Today', american, date(2024, 3, 1)],
    ['yesterday', american, date(2024, 2, 29)],
    ['3d', american, date(2024, 2, 27)],
    ['1m', american, date(2024, 2, 1)],
    ['tomorrow', american, undefined],
    ['5/17/2024', american, date(2024, 5, 17)],
    ['5/2024', american, date(2024, 5)],
    ['17/5/2024', american, undefined],
    ['17/5/2024', british, date(2024, 5, 17)],
    ['17.5.2024', american, date(2024, 5, 17)],
    ['17. 5. 2024', ofGermany, date(2024, 5, 17)],
    ['05.2024', ofGermany, date(2024, 5)],
    ['2024.5.17', japanese, date(2024, 5, 17)],
    ['5/17/24', american, undefined],
    ['May 17, 2024', american, date(2024, 5, 17)],
    ['17 May 2024', british, date(2024, 5, 17)],
    ['may 2024', american, date(2024, 5)],
    ['Sept 3, 2024', american, date(2024, 9, 3)],
    ['17. Mai 2024', ofGermany, date(2024, 5, 17)],
    ['maerz 2024', ofGermany, undefined],
    ['März 2024', ofGermany, date(2024, 3)],
    ['marz 2024', ofGermany, date(2024, 3)],
    ['Ju 2024', american, undefined],
    ['May 32, 2024', american, undefined],
    ['May 17 18 2024', american, undefined],
    ['May', american, undefined],
    ['soon', american, undefined],
    ['0000-01-01', american, undefined],
    ['1403-03-01', american, undefined],
  ];
  for (const [typed, spelling, result] of table)
    it(`returns ${JSON.stringify(result) ?? 'nothing'} for "${typed}" with ${spelling.order.join(', ')}`, () =>
      expect(parseTypedDate(typed, today, spelling)).to.deep.equal(result));
});
