import {expect} from 'chai';

import {readFollowRow} from '#host/pages/media/following';
import {useStage} from '../../../support/page';

describe('readFollowRow', () => {
  const stage = useStage();
  const row = (score: string, status = 'Watching', href = '/user/Some%20One/') =>
    stage.show(
      `<a class="follow" href="${href}"><div class="avatar"></div><div class="name">Some One</div><div class="status">
        ${status}</div>${score}</a>`,
    );

  const scores = [
    ['<span>85/100</span>', 85, 'POINT_100'],
    ['<span>8/10</span>', 8, 'POINT_10_DECIMAL'],
    ['<span>8.5/10</span>', 8.5, 'POINT_10_DECIMAL'],
    ['<span>4<svg data-icon="star"></svg></span>', 4, 'POINT_5'],
    ['<svg data-icon="smile"></svg>', 3, 'POINT_3'],
    ['<svg class="fa-meh"></svg>', 2, 'POINT_3'],
    ['<svg data-icon="frown"></svg>', 1, 'POINT_3'],
    ['<span></span>', undefined, 'POINT_100'],
    ['', undefined, 'POINT_100'],
  ] as const;
  for (const [markup, score, format] of scores)
    it(`reads the score ${score} in ${format} from "${markup}"`, () =>
      expect(readFollowRow(row(markup))).to.include({score, format}));

  for (const [word, status] of [
    ['Watching', 'CURRENT'],
    ['Reading', 'CURRENT'],
    ['Rewatching', 'REPEATING'],
    ['Plan to watch', 'PLANNING'],
    ['Something new', undefined],
  ] as const)
    it(`reads "${word}" as ${status}`, () => expect(readFollowRow(row('', word))?.status).to.equal(status));

  it('reads the name from the address', () => expect(readFollowRow(row(''))?.userName).to.equal('Some One'));

  it('keeps a name whose address is badly encoded', () =>
    expect(readFollowRow(row('', 'Watching', '/user/50%/'))?.userName).to.equal('50%'));

  it('notices notes that the site shows itself', () => {
    expect(readFollowRow(row(''))?.hasNotes).to.equal(false);
    expect(readFollowRow(row('', 'Watching · Of mine'))).to.include({hasNotes: true, status: 'CURRENT'});
  });

  it('returns undefined for a link that is no member, and for a row that is still empty', () => {
    expect(readFollowRow(row('', 'Watching', '/anime/1/'))).to.equal(undefined);
    expect(readFollowRow(stage.show('<a class="follow" href="/user/A/"></a>'))).to.equal(undefined);
  });
});
