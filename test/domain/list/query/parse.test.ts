import {expect} from 'chai';
import fc from 'fast-check';

import {completions} from '#domain/list/query/completions';
import {compileQuery} from '#domain/list/query/compile';
import {describeQuery} from '#domain/list/query/describe';
import {formatQuery} from '#domain/list/query/format';
import {maxQueryLength, parseQuery} from '#domain/list/query/parse';
import {hasErrors} from '#domain/list/query/query';
import {splitTerms} from '#domain/list/query/syntax';
import type {Vocabulary} from '#domain/list/query/values';
import {entryOf, hostileTexts, indexed, today} from './entries';

/** The terms of a query, and the parts that have errors or hints, each in brackets. */
const read = (query: string, vocabulary?: Vocabulary) => {
  const {terms, order, problems} = parseQuery(query, vocabulary);
  return {
    formatted: formatQuery({terms, order}),
    marked: problems.map(({start, end, severity}) => `${severity}: ${query.slice(start, end)}`),
  };
};

describe('parseQuery', () => {
  for (const [query, formatted] of [
    ['', ''],
    ['   ', ''],
    ['naruto', 'naruto'],
    ['fate zero', 'fate zero'],
    ['"fate zero"', '"fate zero"'],
    ['“fate zero”', '"fate zero"'],
    ['„fate zero“', '"fate zero"'],
    ['-naruto', '-naruto'],
    ['-"a b"', '-"a b"'],
    ['a - b', 'a b'],
    ['"-"', '"-"'],
    ['"-x"', '"-x"'],
    ['--x', '-"-x"'],
    ['a,b', '"a,b"'],
    ['Steins;Gate', 'Steins;Gate'],
    ['5"2', '"5\\"2"'],
    ['"a \\"b\\" \\\\ \\c"', '"a \\"b\\" \\\\ \\\\c"'],
    ['Code Geass: R2', 'Code "Geass:" R2'],
    ['""', ''],
    ['>80', '">80"'],
    ['\u3000a\u00a0b\n', 'a b'],
    ['status:completed', 'status:completed'],
    ['STATUS:Completed', 'status:completed'],
    ['-status:completed,dropped', '-status:completed,dropped'],
    ['status:watching', 'status:current'],
    ['status:"plan to watch"', 'status:planning'],
    ['title:a,"b c"', 'title:a,"b c"'],
    ['title:a', 'a'],
    ['list:"none"', 'list:"none"'],
    ['list:NONE', 'list:none'],
    ['list:none,"To buy"', 'list:none,"To buy"'],
    ['score:80', 'score:80'],
    ['score=80', 'score:80'],
    ['score:>=80', 'score>=80'],
    ['score≥80', 'score>=80'],
    ['score≤80', 'score<=80'],
    ['score:7,5', 'score:7,5'],
    ['score:"7,5"', 'score:7.5'],
    ['score>7,5', 'score>7.5'],
    ['score:7.5', 'score:7.5'],
    ['score:85%', 'score:85'],
    ['popularity>10,000', 'popularity>10000'],
    ['popularity>1.000.000', 'popularity>1000000'],
    ['score>0.125', 'score>0.1250'],
    ['year:2015..2020', 'year:2015..2020'],
    ['year:2015..', 'year>=2015'],
    ['year:..2020', 'year<=2020'],
    ['year:..2001,2015..', 'year:..2001,2015..'],
    ['score:"7,5".."8,5"', 'score:7.5..8.5'],
    ['tag:isekai>60', 'tag:isekai>60'],
    ['tag:isekai>=60%,drama', 'tag:isekai>=60,drama'],
    ['tag:"time skip"<60', 'tag:"time skip"<60'],
    ['tag:"a>60"', 'tag:"a>60"'],
    ['tag:"">60', 'tag:"">60'],
    ['advanced:story=8', 'advanced:story=8'],
    ['private:yes -hidden:no', 'private:yes -hidden:no'],
    ['started:2024-5', 'started:2024-05'],
    ['started:2024/05/07', 'started:2024-05-07'],
    ['started:7.5.2024', 'started:2024-05-07'],
    ['started:05.2024', 'started:2024-05'],
    ['started:2024..2025-02', 'started:2024..2025-02'],
    ['updated>30d', 'updated>30d'],
    ['updated:today,yesterday', 'updated:today,1d'],
    ['airing<=tomorrow', 'airing<=1d'],
    ['volumesRead:3', 'volumes-read:3'],
    ['volumes_read:3', 'volumes-read:3'],
    ['order:score,-year', 'order:score,-year'],
    ['order:score a order:-year', 'a order:score,-year'],
    ['sort:name', 'order:title'],
  ] as const)
    it(`reads ${JSON.stringify(query)} as ${formatted || 'nothing'}`, () =>
      expect(read(query)).to.deep.equal({formatted, marked: []}));

  for (const [query, marked] of [
    ['staus:completed', 'error: staus'],
    ['a Re:Zero', 'error: Re'],
    ['-xy>5', 'error: xy'],
    ['score:', 'error: '],
    ['score: 80', 'error: '],
    ['genre:a,,b', 'error: '],
    ['score:good', 'error: good'],
    ['score:-5', 'error: -5'],
    ['score:1e9', 'error: 1e9'],
    ['score:7..x', 'error: 7..x'],
    ['score:..', 'error: ..'],
    ['score>7..8', 'error: 7..8'],
    ['score>none', 'error: none'],
    ['started:2024-13', 'error: 2024-13'],
    ['started:2023-02-29', 'error: 2023-02-29'],
    ['started:0000', 'error: 0000'],
    ['started:tomorrow', 'error: tomorrow'],
    ['airing:yesterday', 'error: yesterday'],
    ['updated>5x', 'error: 5x'],
    ['status:complete,dropped', 'error: complete'],
    ['status:"none"', 'error: "none"'],
    ['status>completed', 'error: completed'],
    ['tag>60', 'error: 60'],
    ['tag:isekai>high', 'error: isekai>high'],
    ['private:perhaps', 'error: perhaps'],
    ['-order:score', 'error: -'],
    ['order:genre', 'error: genre'],
    ['order:score,-foo', 'error: -foo'],
    ['order:', 'error: '],
    ['"a b', 'hint: "a b'],
    ['list:a,"b c d:e', 'hint: "b c d:e'],
    ['score:8..7', 'hint: 8..7'],
    ['a'.repeat(maxQueryLength + 2), 'error: aa'],
  ] as const)
    it(`marks ${marked} in ${query.slice(0, 30)}`, () => expect(read(query).marked).to.deep.equal([marked]));

  it('compares each name of a large list once, however many values are unknown', () => {
    const names = Array.from({length: 9000}, (_, index) => `Name of a list ${index}`);
    const query = 'list:q '.repeat(maxQueryLength / 7);
    const {problems} = parseQuery(query, {names: new Map([['list', names]])});
    expect(problems).to.have.length(Math.floor(maxQueryLength / 7));
  });

  it('reads many quotation marks in one pass', () => expect(splitTerms('“'.repeat(1_000_000))).to.have.length(1));

  it('suggests a field, a value and a name that resemble what was typed', () => {
    const vocabulary: Vocabulary = {names: new Map([['genre', ['Comedy', 'Drama']]])};
    const messages = (query: string) => parseQuery(query, vocabulary).problems.map(({message}) => message);
    expect(messages('staus:completed')[0]).to.contain('“status”');
    expect(messages('sc:5')[0]).not.to.contain('Did you mean');
    expect(messages('status:complted')[0]).to.contain('“completed”').and.to.contain('Planning');
    expect(messages('genre:comdy')[0]).to.contain('“Comedy”');
    expect(messages('genre:comedy genre:DRÁMA')).to.deep.equal([]);
    expect(messages('order:yaer')[0]).to.contain('“year”');
  });

  it('names the names that no entry of the list has, exactly for custom lists', () => {
    const vocabulary: Vocabulary = {
      names: new Map([
        ['list', ['To buy']],
        ['tag', ['Time Skip']],
      ]),
    };
    expect(read('list:"to buy" tag:timeskip>5 studio:x', vocabulary).marked).to.deep.equal([]);
    expect(read('list:tobuy tag:school>5', vocabulary).marked).to.deep.equal(['hint: tobuy', 'hint: school>5']);
  });

  for (const [scoreFormat, query, isMarked] of [
    ['POINT_10', 'score>=80', true],
    ['POINT_10', 'score>=10', false],
    ['POINT_10_DECIMAL', 'score:8..85', true],
    ['POINT_5', 'score>5', false],
    ['POINT_3', 'score:4', true],
    ['POINT_100', 'score>=80', false],
    ['POINT_10', 'score100>=80', false],
    ['POINT_10', 'episodes>80', false],
  ] as const)
    it(`${isMarked ? 'marks' : "doesn't mark"} the score in ${query} for ${scoreFormat}`, () =>
      expect(read(query, {scoreFormat}).marked.length).to.equal(Number(isMarked)));

  it('never throws, and marks places within any text', () => {
    const piece = fc.constantFrom(
      ...hostileTexts,
      ...[
        'status:',
        'score',
        'tag:',
        '-',
        ':',
        '>',
        '>=',
        '..',
        ',',
        ' ',
        '"',
        'order:',
        'none',
        '5',
        '7,5',
        '2024-05',
        'x',
      ],
    );
    const pieces = fc.array(piece, {maxLength: 20}).map(each => each.join(''));
    const {rows} = indexed([entryOf({notes: 'x', media: {title: {romaji: 'none'}}})]);
    fc.assert(
      fc.property(fc.oneof(pieces, fc.string({unit: 'binary', maxLength: 50})), fc.nat({max: 60}), (text, caret) => {
        const query = parseQuery(text);
        for (const {start, end} of [...query.terms, ...query.problems]) {
          expect(start).to.be.within(0, end);
          expect(end).to.be.at.most(text.length);
        }
        rows.filter(compileQuery(query, {today}));
        expect(describeQuery(query) === '').to.equal(hasErrors(query));
        for (const {start, end} of completions(text, Math.min(caret, text.length), {})) {
          expect(start).to.be.within(0, end);
          expect(end).to.be.at.most(text.length);
        }
        const formatted = parseQuery(formatQuery(query));
        expect(formatQuery(formatted)).to.equal(formatQuery(query));
        expect(hasErrors(formatted)).to.equal(false);
      }),
      {numRuns: 2000},
    );
  });

  it('says that no entry of the list has a field', () => {
    const query = parseQuery('fate -private:yes score>7', {without: ['private']});
    expect(query.problems.map(({severity, start, end}) => [severity, start, end])).to.deep.equal([['hint', 6, 13]]);
    expect(query.terms).to.have.length(3);
  });
});
