import {expect} from 'chai';

import {formatComparison, parseComparison, type Comparison} from '#domain/compare/address';

const defaults = {userName: 'Ann', me: 'Mirabel', hasOwnSystems: false, isFullColour: true};
const parse = (search: string) => parseComparison(search, defaults);
const person = (name: string, requirement: 0 | 1 | -1 = 0, status = 'all') => ({name, requirement, status});

describe('parseComparison', () => {
  it('compares the user of the page with the signed-in one by default', () =>
    expect(parse('')).to.deep.equal({
      people: [person('Ann'), person('Mirabel')],
      format: undefined,
      minRatings: 1,
      hasOwnSystems: false,
      isFullColour: true,
      sort: {key: 'digest', mode: 'average', isReversed: false},
      highlighted: [],
      isNative: false,
    }));
  it('returns one user on their own page and for guests', () => {
    expect(parseComparison('', {...defaults, me: 'ann'}).people).to.deep.equal([person('Ann')]);
    expect(parseComparison('', {...defaults, me: undefined}).people).to.deep.equal([person('Ann')]);
  });
  it('returns no users if the address contains none', () => expect(parse('?users=').people).to.deep.equal([]));
  it('reads users, their requirements and the status of each by name', () =>
    expect(parse('?users=Ann*,Bo-,~&status=bo:planning,Mirabel:NOT,Zoe:PAUSED').people).to.deep.equal([
      person('Ann', 1),
      person('Bo', -1, 'PLANNING'),
      person('Mirabel', 0, 'NOT'),
    ]));
  it('lets a parameter override a setting, in both directions', () => {
    expect(parse('?ratingSystems=true&fullColour=false')).to.include({hasOwnSystems: true, isFullColour: false});
    const own = {...defaults, hasOwnSystems: true, isFullColour: false};
    expect(parseComparison('?ratingSystems=false&fullColour=true', own)).to.include({
      hasOwnSystems: false,
      isFullColour: true,
    });
    expect(parseComparison('?ratingSystems=yes&fullColour=', own)).to.include({
      hasOwnSystems: true,
      isFullColour: false,
    });
  });
  const minRatings: readonly [string, number][] = [
    ['0', 0],
    ['12', 12],
    ['-1', 1],
    ['1.5', 1],
    ['many', 1],
    ['99999', 1],
  ];
  for (const [text, number] of minRatings)
    it(`reads minRatings=${text} as ${number}`, () => expect(parse(`?minRatings=${text}`).minRatings).to.equal(number));
  it('reads the format, the highlighted rows and the choice of the site’s own table', () =>
    expect(parse('?filter=tv_short&rows=5,5,7,x,-1&native=true')).to.deep.include({
      format: 'TV_SHORT',
      highlighted: [5, 7],
      isNative: true,
    }));
  it('ignores an order by a user who is not compared, and leaves it out of the address', () => {
    const usual = {key: 'digest', mode: 'median', isReversed: false};
    expect(parse('?users=Ann&sort=-@Bo,median').sort).to.deep.equal(usual);
    expect(parse('?users=Ann,BO&sort=-@Bo,median').sort).to.deep.equal({
      ...usual,
      key: {person: 'Bo'},
      isReversed: true,
    });
    const both = parse('?users=Ann,Bo&sort=@Bo');
    const {people} = parse('?users=Ann');
    expect(new URLSearchParams(formatComparison({...both, people}, '')).has('sort')).to.equal(false);
  });
  it('reads names with emoji, HTML and percent signs unchanged', () =>
    expect(parse(`?users=${encodeURIComponent('😀,<b>x</b>,100%')}`).people.map(({name}) => name)).to.deep.equal([
      '😀',
      '<b>x</b>',
      '100%',
    ]));
  it('tolerates invalid percent-encoding', () => expect(parse('?users=Ann%,%E0%A4%A').people.length).to.equal(2));
});

describe('formatComparison', () => {
  const all: Comparison = {
    people: [
      {name: 'Ann', requirement: 1, status: 'all'},
      {name: 'Bo', requirement: -1, status: 'NOT'},
    ],
    format: 'TV',
    minRatings: 0,
    hasOwnSystems: true,
    isFullColour: false,
    sort: {key: {person: 'Ann'}, mode: 'max', isReversed: true},
    highlighted: [5, 7],
    isNative: true,
  };
  it('writes everything in a readable form, and reads it back', () => {
    const written = formatComparison(all, '?rows=1');
    expect(written).to.equal(
      '?users=Ann*,Bo-&filter=TV&minRatings=0&ratingSystems=true&fullColour=false&sort=-@Ann,max&status=Bo:NOT&rows=5,7&native=true',
    );
    expect(parse(written)).to.deep.equal(all);
  });
  it('omits defaults, but keeps the users and switches, whose defaults vary', () =>
    expect(formatComparison(parse(''), '')).to.equal('?users=Ann,Mirabel&ratingSystems=false&fullColour=true'));
  it('keeps unrelated parameters', () =>
    expect(formatComparison(parse(''), '?locale=pseudo&sort=title')).to.equal(
      '?locale=pseudo&users=Ann,Mirabel&ratingSystems=false&fullColour=true',
    ));
  it('reads back names with emoji, HTML and percent signs', () => {
    const odd = parse(`?users=${encodeURIComponent('😀,<b>&x</b>,100%25*')}`);
    expect(parse(formatComparison(odd, ''))).to.deep.equal(odd);
  });
});
