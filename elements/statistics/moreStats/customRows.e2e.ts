import {changeSettings} from '#e2e/support/page';
import {entriesOf, expectRows, hours, showStats, started, tableOf, type Counted} from '#e2e/support/personal';
import {statsOf} from '#e2e/support/questions';
import {expect, test} from '#e2e/support/test';

const on = {as: 'member', token: true, settings: {moreStats: true}} as const;
const title = 'Custom Anime Tags';
const unlisted = 'Not on custom list';

/** The tags of a note, read letter by letter. */
function tagsIn(note: string | null): string[] {
  const isStrict = String(note).includes('##STRICT');
  const words = [''];
  let isJoined = false;
  for (const letter of note ?? '') {
    if (/\s/.test(letter) && !isJoined) words.push('');
    else if (letter !== '\\' || isStrict) words.push(words.pop() + letter);
    isJoined = letter === '\\' && !isStrict;
  }
  return words.filter(word => word.startsWith('#') && word.length > 1 && word[1] !== '#' && !word.startsWith('#039'));
}

/** The media of a row of the table. */
const entriesIn = (seen: readonly Counted[]) => (name: string) => {
  if (name === 'All titles') return seen;
  if (name === unlisted) return seen.filter(({custom}) => !custom.length);
  return seen.filter(({notes, custom, media}) =>
    name.startsWith('#')
      ? tagsIn(notes).includes(name)
      : custom.includes(name) || (custom.length + media.tags.length > 0 && media.tags.some(tag => tag.name === name)),
  );
};

test(
  '[moreStats] adds rows for titles on no custom list and for all titles',
  {tag: '@core'},
  async ({open, ids, standIn}) => {
    const seen = started(await entriesOf(standIn, ids.other, 'ANIME'));
    const page = await open(statsOf(ids.other), on);
    await showStats(page);
    const row = (name: string) => tableOf(page, title).getByRole('cell', {name, exact: true});
    await expect(tableOf(page, title).locator('table')).toBeVisible();
    await expect(row(unlisted).or(row('All titles'))).toHaveCount(0);
    await changeSettings(page, {negativeCustomList: true});
    await expect(row(unlisted)).toHaveCount(1);
    await expect(row('All titles')).toHaveCount(0);
    await expectRows(page, title, entriesIn(seen), hours);
    await changeSettings(page, {negativeCustomList: false, globalCustomList: true});
    await expect(row('All titles')).toHaveCount(1);
    await expect(row(unlisted)).toHaveCount(0);
    await expectRows(page, title, entriesIn(seen), hours);
  },
);
