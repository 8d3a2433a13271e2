import {screen, waitFor} from '@testing-library/react';
import {expect} from 'chai';

import ChapterGuess from './ChapterGuess';
import {useConsole} from '#test/support/console';
import {expectAccessible, useRender} from '#test/support/draw';
import {useApiFetch, type RequestedField} from '#test/support/fetch';
import {useStage} from '#test/support/page';
import {nextFrame} from '#test/support/wait';

const member = {userName: 'Mirabel'};
const report = (userId: number, progress: string | null) => ({
  __typename: 'ListActivity',
  id: userId,
  userId,
  progress,
});
const button = (label: string) =>
  `<div class="media"><div class="header"><div class="cover-wrap"><div class="actions"><div class="list"><div class="add">${label}</div></div></div></div></div></div>`;
const entry = (progress: number) => ({
  ...{__typename: 'MediaList', id: 9, mediaId: 7, status: 'CURRENT', score: 0, progress, repeat: 0},
  completedAt: {__typename: 'FuzzyDate', year: null, month: null, day: null},
  user: {__typename: 'User', id: 5, mediaListOptions: {__typename: 'MediaListOptions', scoreFormat: 'POINT_10'}},
  media: {
    ...{__typename: 'Media', id: 7, type: 'MANGA', episodes: null, chapters: null},
    title: {__typename: 'MediaTitle', userPreferred: 'A manga'},
  },
});

describe('ChapterGuess', () => {
  const api = useApiFetch();
  const draw = useRender();
  const stage = useStage();
  useConsole();
  const guess = (mediaId = 7) => <ChapterGuess mediaType="MANGA" mediaId={mediaId} />;
  const answers =
    (progress = 0) =>
    ({name}: RequestedField) =>
      name === 'Page.activities' ? [report(1, '118 - 120'), report(2, '90'), null] : [entry(progress)];
  const words = () => screen.findByTitle(/^Probably/);

  it('shows only the guess to a user who is not reading the manga, and requests no entry', async () => {
    stage.show(button('Add to List'));
    api.answers(answers());
    const drawn = draw(guess(), member);
    expect((await words()).textContent).to.equal('(120?)Probably 120 chapters.');
    await expectAccessible(drawn.container);
    expect(api.sent.flatMap(({requestedFields}) => requestedFields.map(({name}) => name))).to.deep.equal([
      'Page.activities',
    ]);
  });

  const table = [
    [120, '(120?)', "You've read them all.", true],
    [117, '(120?) [+3]', "You're 3 chapters behind.", false],
    [130, '(120?)', '', false],
  ] as const;
  for (const [progress, shown, own, isGreen] of table)
    it(`shows ${shown} to a user who has read ${progress} chapters${isGreen ? ', in green' : ''}`, async () => {
      stage.show(button('Reading'));
      api.answers(answers(progress));
      const drawn = draw(guess(), member);
      await waitFor(async () =>
        expect((await words()).textContent).to.equal(`${shown}Probably 120 chapters. ${own}`.trim()),
      );
      expect(drawn.container.querySelector('.ui-hue') !== null).to.equal(isGreen);
      await expectAccessible(drawn.container);
    });

  it('is never below the known number of chapters', async () => {
    api.answers(answers());
    draw(guess(30002));
    expect((await words()).textContent).to.contain('(377?)');
  });

  const silent: readonly [string, () => void][] = [
    ['nobody has reported a chapter', () => api.answers(() => [report(1, null)])],
    ['the API does not answer', () => api.fails(() => new Response('', {status: 500}))],
  ];
  for (const [what, prepare] of silent)
    it(`shows nothing when ${what}`, async () => {
      prepare();
      const drawn = draw(guess());
      await waitFor(() => expect(api.sent.length).to.equal(1));
      await nextFrame();
      expect(drawn.text()).to.equal('');
    });
});
