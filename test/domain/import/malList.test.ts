// @dates
import {expect} from 'chai';

import {malFile, type MalEntry} from '#domain/import/malFile';
import {readMalList} from '#domain/import/malList';
import {finish} from '../../support/steps';

const anime = (values: string) =>
  `<myanimelist><myinfo><user_name>Ann</user_name><user_export_type>1</user_export_type></myinfo><anime>${values}</anime></myanimelist>`;

const listOf = (source: string, type: 'ANIME' | 'MANGA' = 'ANIME') => {
  const reading = finish(readMalList(source, type));
  if ('problem' in reading) throw new Error(reading.problem);
  return reading.list;
};

describe('readMalList', () => {
  it('reads an entry', () => {
    const {entries, userName} = listOf(
      anime(
        '<series_animedb_id>1</series_animedb_id><series_title><![CDATA[Cowboy Bebop]]></series_title><my_watched_episodes>26</my_watched_episodes><my_start_date>2004-00-00</my_start_date><my_finish_date>2004-05-06</my_finish_date><my_score>9</my_score><my_status>Completed</my_status><my_comments><![CDATA[<3]]></my_comments><my_times_watched>2</my_times_watched><my_priority>HIGH</my_priority>',
      ),
    );
    expect(userName).to.equal('Ann');
    expect(entries).to.deep.equal([
      {
        ...{row: 1, title: 'Cowboy Bebop', malId: 1},
        values: {
          ...{status: 'COMPLETED', scoreRaw: 90, progress: 26, repeat: 2, priority: 2, notes: '<3', tags: undefined},
          ...{startedAt: {year: 2004}, completedAt: {year: 2004, month: 5, day: 6}},
        },
      },
    ]);
  });

  it('leaves values unset that an entry lacks or leaves empty, so that nothing is cleared', () => {
    const said = (more: string) => {
      const source = anime(`<series_animedb_id>1</series_animedb_id><my_status>Watching</my_status>${more}`);
      return Object.entries(listOf(source).entries[0]?.values ?? {}).filter(([, value]) => value !== undefined);
    };
    expect(said('')).to.deep.equal([['status', 'CURRENT']]);
    expect(
      said(
        '<my_score>0</my_score><my_watched_episodes></my_watched_episodes><my_times_watched/><my_comments><![CDATA[]]></my_comments><my_start_date/><my_finish_date>0000-00-00</my_finish_date><my_tags></my_tags>',
      ),
    ).to.deep.equal([['status', 'CURRENT']]);
    expect(said('<my_watched_episodes>0</my_watched_episodes>')).to.deep.include(['progress', 0]);
  });

  it('reads tags apart from the note', () => {
    const source = anime(
      '<series_animedb_id>1</series_animedb_id><my_tags><![CDATA[mecha, with Ann,, #2009]]></my_tags>',
    );
    expect(listOf(source).entries[0]?.values.tags).to.deep.equal(['mecha', 'with Ann', '2009']);
  });

  for (const [status, more, expected] of [
    ['Watching', '', 'CURRENT'],
    ['1', '', 'CURRENT'],
    ['On-Hold', '', 'PAUSED'],
    ['Dropped', '', 'DROPPED'],
    ['Plan to Watch', '', 'PLANNING'],
    ['6', '', 'PLANNING'],
    ['Completed', '<my_rewatching>1</my_rewatching>', 'REPEATING'],
  ] as const)
    it(`makes ${expected} of ${status}${more && ' while rewatching'}`, () =>
      expect(
        listOf(anime(`<series_animedb_id>1</series_animedb_id><my_status>${status}</my_status>${more}`)).entries[0]
          ?.values.status,
      ).to.equal(expected));

  const row = (values: string) =>
    anime(`<series_animedb_id>1</series_animedb_id><series_title>T</series_title>${values}`);

  for (const values of ['<my_status>Completed</my_status>', '<series_animedb_id>-1</series_animedb_id>'])
    it(`skips a row without an id: ${values}`, () =>
      expect(listOf(anime(values))).to.deep.include({entries: [], leftOut: [{row: 1, title: '', reason: 'unusable'}]}));

  for (const [values, reason] of [
    ['<my_status>Sleeping</my_status>', 'status'],
    ['<my_score>great</my_score>', 'score'],
    ['<my_watched_episodes>99999999999</my_watched_episodes>', 'progress'],
    ['<my_times_watched>5000</my_times_watched>', 'repeat'],
    ['<my_priority>urgent</my_priority>', 'priority'],
    ['<my_start_date>2004-13-01</my_start_date>', 'startedAt'],
    ['<my_finish_date>05-06-2004</my_finish_date>', 'completedAt'],
    ['<my_times_watched>255</my_times_watched>', 'repeatFault'],
    ['<my_storage>Hard Drive</my_storage>', 'storage'],
    ['<my_storage_value>12.50</my_storage_value>', 'storage'],
    ['<my_tags>caf\uFFFD</my_tags>', 'damaged'],
  ] as const)
    it(`keeps the row and reports the skipped value: ${values}`, () => {
      const {entries, leftOut} = listOf(row(`<my_comments>kept</my_comments>${values}`));
      expect(leftOut).to.deep.equal([{row: 1, title: 'T', reason}]);
      expect(entries.map(({malId, values: {notes}}) => [malId, notes])).to.deep.equal([[1, 'kept']]);
    });

  it('reads scores that other programs write out of 100 or with decimals', () =>
    expect(
      listOf(
        `<myanimelist>${['8.5', '85', '8,5', '10.0', 'N/A', '9']
          .map(score => `<anime><series_animedb_id>1</series_animedb_id><my_score>${score}</my_score></anime>`)
          .join('')}</myanimelist>`,
      ).entries.map(({values}) => values.scoreRaw),
    ).to.deep.equal([85, 85, 85, 100, undefined, 90]));

  it('leaves out a repeat count of 255 and empty storage', () => {
    const {entries, leftOut} = listOf(
      row('<my_times_watched>255</my_times_watched><my_storage></my_storage><my_storage_value>0.00</my_storage_value>'),
    );
    expect(entries[0]?.values.repeat).to.equal(undefined);
    expect(leftOut.map(({reason}) => reason)).to.deep.equal(['repeatFault']);
  });

  it('reports the maximum that it assumes for scores, and uses the one that the user chooses', () => {
    const source = `<myanimelist>${['85', '70', '90', '9']
      .map(score => `<anime><series_animedb_id>1</series_animedb_id><my_score>${score}</my_score></anime>`)
      .join('')}</myanimelist>`;
    const read = (scale?: 10 | 100) => {
      const reading = finish(readMalList(source, 'ANIME', {scale}));
      return 'list' in reading
        ? [reading.list.guesses?.scale, reading.list.entries.at(-1)?.values.scoreRaw]
        : [reading.problem];
    };
    expect([read(), read(10)]).to.deep.equal([
      [100, 9],
      [10, 90],
    ]);
  });

  it('trusts the rows over the header, and takes the wanted rows of a file with both types', () => {
    const other = (source: string) => source.replace('_type>1', '_type>2');
    expect(listOf(other(row('<my_score>9</my_score>'))).entries).to.have.length(1);
    const both = row('').replace(
      '</myanimelist>',
      '<manga><manga_mangadb_id>2</manga_mangadb_id></manga></myanimelist>',
    );
    expect(listOf(both).entries.map(({malId}) => malId)).to.deep.equal([1]);
    expect(listOf(both, 'MANGA').entries.map(({malId}) => malId)).to.deep.equal([2]);
    expect([listOf(both).otherCount, listOf(row('')).otherCount]).to.deep.equal([1, 0]);
  });

  it('reads the element names that other programs use for manga', () => {
    const source =
      '<myanimelist><manga><series_mangadb_id>2</series_mangadb_id><series_title>M</series_title><my_read_chapters>364</my_read_chapters><my_status>Reading</my_status><my_times_watched>4</my_times_watched></manga>' +
      '<manga><manga_mangadb_id>25</manga_mangadb_id><my_status>Completed</my_status><shiki_status>Rewatching</shiki_status></manga></myanimelist>';
    expect(
      listOf(source, 'MANGA').entries.map(({title, malId, values}) => [title, malId, values.status, values.repeat]),
    ).to.deep.equal([
      ['M', 2, 'CURRENT', 4],
      ['', 25, 'REPEATING', undefined],
    ]);
  });

  it('reads unescaped titles and notes, and reports the row in which the file ends', () => {
    const source = row('<my_comments>I <3 it & more</my_comments>').replace(
      '</myanimelist>',
      '<anime><series_title>Cut',
    );
    const {entries, leftOut} = listOf(source);
    expect(entries.map(({values: {notes}}) => notes)).to.deep.equal(['I <3 it & more']);
    expect(leftOut.map(({reason}) => reason)).to.deep.equal(['cut']);
  });

  for (const [source, problem] of [
    ['<other/>', 'notAList'],
    ['{}', 'notAList'],
    ['<myanimelist><myinfo><user_export_type>2</user_export_type></myinfo></myanimelist>', 'wrongList'],
    ['<myanimelist><myinfo/><manga/></myanimelist>', 'wrongList'],
  ] as const)
    it(`returns ${problem} for ${source.slice(0, 40)}`, () =>
      expect(finish(readMalList(source, 'ANIME'))).to.deep.equal({problem}));
});

describe('malFile', () => {
  const written = (type: 'ANIME' | 'MANGA', values: Partial<MalEntry>) => malFile('Ann', type, [{...entry, ...values}]);

  for (const [type, status, element] of [
    ['ANIME', 'REPEATING', '<my_rewatching>1</my_rewatching>'],
    ['ANIME', 'CURRENT', '<my_rewatching>0</my_rewatching>'],
    ['MANGA', 'REPEATING', '<my_rereading>YES</my_rereading>'],
    ['MANGA', 'CURRENT', '<my_rereading>NO</my_rereading>'],
  ] as const)
    it(`writes ${element} for ${type} and ${status}`, () => expect(written(type, {status})).to.contain(element));

  it('names the titles that MyAnimeList lacks in a comment, and can still be read', () => {
    const missing = ['Plain', 'A -- B --> C', '-', '<anime>', 'x\u0000\u0008\uD83D\uFFFFy'];
    const file = malFile('Ann', 'ANIME', [entry], missing);
    for (const words of ['Plain', 'A - - B', '<anime>', 'xy']) expect(file).to.contain(words);
    expect(file.match(/--/g)).to.have.length(2);
    expect(listOf(file).entries).to.have.length(1);
    expect(malFile('Ann', 'ANIME', [entry])).to.not.contain('<!--');
  });

  for (const [scoreRaw, score] of [
    [0, 0],
    [3, 1],
    [84, 8],
    [85, 8],
    [86, 9],
    [100, 10],
  ] as const)
    it(`writes the score ${score} for ${scoreRaw}`, () =>
      expect(written('ANIME', {scoreRaw})).to.contain(`<my_score>${score}</my_score>`));

  const entry: MalEntry = {
    ...{malId: 25, title: 'A & B', status: 'REPEATING', scoreRaw: 75, progress: 4, progressVolumes: 2, total: 9},
    ...{
      totalVolumes: 3,
      repeat: 1,
      priority: 1,
      notes: 'a\n<3 &',
      startedAt: {year: 2020, day: 15},
      completedAt: {month: 5},
    },
  };

  for (const type of ['ANIME', 'MANGA'] as const)
    it(`writes a file that readMalList can read (${type})`, () => {
      const {userName, entries} = listOf(malFile('Ann', type, [entry]), type);
      expect(userName).to.equal('Ann');
      expect(entries).to.deep.equal([
        {
          ...{row: 1, title: 'A & B', malId: 25},
          values: {
            ...{
              status: 'REPEATING',
              scoreRaw: 70,
              progress: 4,
              repeat: 1,
              priority: 1,
              notes: 'a\n<3 &',
              tags: undefined,
            },
            ...(type === 'MANGA' ? {progressVolumes: 2} : {}),
            ...{startedAt: {year: 2020, day: 15}, completedAt: {month: 5}},
          },
        },
      ]);
    });
});
