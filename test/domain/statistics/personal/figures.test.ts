import {expect} from 'chai';
import fc from 'fast-check';

import {personalEntry, type CountedEntry} from '#domain/statistics/personal/entry';
import {personalFigures} from '#domain/statistics/personal/figures';
import {anyEntry, entryOf} from './entries';

const figuresOf = (entries: readonly CountedEntry[]) =>
  personalFigures(entries.map(entry => personalEntry(entry, {repeats: true})));

const scored = (scoreRaw: number, meanScore?: number) => entryOf({scoreRaw, media: {meanScore}});

describe('personalFigures', () => {
  it('counts entries that are not just planned', () => {
    const statuses = ['PLANNING', 'PLANNING', 'COMPLETED', 'COMPLETED', 'DROPPED', 'CURRENT'] as const;
    const {count, planned, completed} = figuresOf(statuses.map(status => entryOf({status})));
    expect([count, planned, completed]).to.deep.equal([4, 2, 2]);
  });

  it('uses only scores above 0, including in the comparison with the AniList means', () => {
    const {rated, mean, median, mode, deviation, entropy, siteDifference, siteDeviation} = figuresOf([
      ...[scored(80, 70), scored(60, 70), scored(60), scored(0, 90)],
    ]);
    expect([rated, mean, median, mode]).to.deep.equal([3, 200 / 3, 60, {score: 60, count: 2}]);
    expect(deviation).to.be.closeTo(9.428, 0.001);
    expect(entropy).to.be.closeTo(0.918, 0.001);
    expect([siteDifference, siteDeviation]).to.deep.equal([0, 10]);
  });

  it('has no score figures without scores', () => {
    const {mean, median, mode, deviation, entropy, siteDifference, longest} = figuresOf([scored(0)]);
    expect([mean, median, mode, deviation, entropy, siteDifference, longest]).to.deep.equal(Array(7).fill(undefined));
  });

  it('finds the longest entry, the first start and the last completion, using only complete dates', () => {
    const date = (year: number, month?: number, day?: number) => ({year, month, day});
    const found = figuresOf([
      entryOf({
        mediaId: 1,
        progress: 3,
        startedAt: date(2020, 1, 2),
        completedAt: date(2020, 2, 1),
        media: {duration: 20},
      }),
      entryOf({mediaId: 2, progress: 2, startedAt: date(2019, 5), completedAt: date(2024), media: {duration: 50}}),
      entryOf({mediaId: 3, progress: 9, startedAt: date(2019, 7, 1), completedAt: date(2021, 1, 1)}),
      entryOf({mediaId: 4, status: 'PLANNING', startedAt: date(2001, 1, 1), completedAt: date(2030, 1, 1)}),
    ]);
    expect([found.longest?.mediaId, found.firstStarted?.mediaId, found.lastCompleted?.mediaId]).to.deep.equal([
      2, 3, 3,
    ]);
  });

  it('uses the chapters to find the longest manga', () => {
    const read = (mediaId: number, progress: number) => entryOf({mediaId, progress, media: {type: 'MANGA'}});
    expect(figuresOf([read(1, 5), read(2, 50), read(3, 7)]).longest?.mediaId).to.equal(2);
  });

  it('agrees with an independent count of any list', () => {
    fc.assert(
      fc.property(fc.array(anyEntry('ANIME')), entries => {
        let [episodes, minutes, left, repeats, sum, rated] = [0, 0, 0, 0, 0, 0];
        for (const {status, progress, repeat, scoreRaw, media} of entries) {
          if (status === 'PLANNING') continue;
          const length = media.episodes ?? progress;
          const seen = (status === 'COMPLETED' && length > progress ? length : progress) + length * repeat;
          episodes += seen;
          minutes += seen * (media.duration ?? 0);
          if (!['COMPLETED', 'DROPPED'].includes(String(status)) && length > progress) left += length - progress;
          repeats += repeat;
          if (scoreRaw) [sum, rated] = [sum + scoreRaw, rated + 1];
        }
        const figures = figuresOf(entries);
        expect([figures.done.episodes, figures.done.minutes, figures.left.episodes]).to.deep.equal([
          ...[episodes, minutes, left],
        ]);
        expect([figures.repeats, figures.rated]).to.deep.equal([repeats, rated]);
        expect(figures.mean ?? 0).to.be.closeTo(rated ? sum / rated : 0, 1e-9);
      }),
    );
  });
});
