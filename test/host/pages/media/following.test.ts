import {expect} from 'chai';

import {followCell, followRow, readFollowRow} from '#host/pages/media/following';
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

  it('keeps a name from a badly encoded address', () =>
    expect(readFollowRow(row('', 'Watching', '/user/50%/'))?.userName).to.equal('50%'));

  const button = '<button title="3/10 would not"><svg data-icon="smile"></svg> 5</button>';
  const layouts = [
    ['an inline cell', `<span>${button}</span><span class="score">85/100</span>`, 85],
    ['an empty inline cell', '<span></span><span>85/100</span>', 85],
    ['a score that is a block', `<span>${button}</span><div>85/100</div>`, 85],
    ['a nested cell', `<div><span>${button}</span></div><span>85/100</span>`, 85],
    ['a cell behind the score', `<span>85/100</span><span>${button}</span>`, 85],
    ['a smiley', `<span>${button}</span><svg data-icon="frown"></svg>`, 1],
    ['a cell and a row without a score', `<span>${button}</span><span></span>`, undefined],
    ['a cell with a long number', '<span>2024</span><span>85/100</span>', 85],
  ] as const;
  for (const [name, cells, score] of layouts)
    it(`identifies score and notes regardless of layout: ${name}`, () => {
      const node = row(cells);
      node.append(document.createElement('am-social-tab-entry'), document.createElement('other-extension'));
      expect(readFollowRow(node)?.score).to.equal(score);
      const kinds = [...node.children].map(cell => followCell(cell));
      expect(kinds.filter(kind => kind === 'score')).to.have.length(1);
      expect(kinds.filter(kind => kind === 'notes')).to.have.length(1);
      expect(followRow.read(node)).to.deep.equal({userName: 'Some One', hasNotes: true});
    });

  it('reads the notes of one row as those of the whole list', () => {
    const list = stage.show(
      `<div class="following">${['', `<span>${button}</span>`]
        .map(
          notes =>
            `<a class="follow" href="/user/A/"><div class="name">A</div><div class="status">Watching</div>${notes}<span>4</span></a>`,
        )
        .join('')}</div>`,
    );
    expect([...list.children].map(node => followRow.read(node)?.hasNotes)).to.deep.equal([true, true]);
    list.lastElementChild?.remove();
    expect([...list.children].map(node => followRow.read(node)?.hasNotes)).to.deep.equal([false]);
  });

  it('returns undefined for a link that is not a member, and for a row that is still empty', () => {
    expect(readFollowRow(row('', 'Watching', '/anime/1/'))).to.equal(undefined);
    expect(readFollowRow(stage.show('<a class="follow" href="/user/A/"></a>'))).to.equal(undefined);
  });
});
