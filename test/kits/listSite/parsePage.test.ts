import {expect} from 'chai';

import {parseListSitePage} from '#kits/listSite/parsePage';

/** A recommendation as the list site writes it. */
const recommendation = (address: string, title: string, more = '') =>
  `<div class="borderClass"><table><tr><td><div class="picSurround"><a href="${address}"><img data-src="x.jpg" alt="${title}"></a></div></td>
   <td><a href="${address}"><strong>${title}</strong></a><div class="borderClass bgColor1"><div class="detail-user-recs-text">Both are good.</div></div>${more}</td></tr></table></div>`;
const others = (count: number) =>
  `<div class="spaceit"><a href="#">Read recommendations by <strong>${count}</strong> more users</a></div>`;
const anime = (id: number) => `https://myanimelist.net/anime/${id}/Some_Title`;
const score =
  '<span itemprop="ratingValue" class="score-label score-8">8.75</span> by <span itemprop="ratingCount">1,234</span>';
const page = (...parts: string[]) =>
  `<!DOCTYPE html><html><head><style>p {}</style></head><body style="color: red">${parts.join('')}</body></html>`;

describe('parseListSitePage', () => {
  it('reads score, voters, magazines and recommendations', () => {
    const magazine = '<span>Serialization:</span> <a href="/manga/magazine/2/Young" title="Young &amp; Old">Young</a>';
    const parsed = parseListSitePage(
      page(score, magazine, recommendation(anime(5), 'A &amp; B', others(3)), recommendation(anime(6), 'C')),
    );
    expect(parsed).to.deep.equal({
      score: 8.75,
      voters: 1234,
      serialization: ['Young & Old'],
      recommendations: [
        {malId: 5, title: 'A & B', votes: 4},
        {malId: 6, title: 'C', votes: 1},
      ],
    });
  });

  it('reads the score from the mobile page', () => {
    const mobile = '<span itemprop="ratingValue">\n<span class="score-label score-7">\n7.31\n</span></span>';
    expect(parseListSitePage(page(mobile))?.score).to.equal(7.31);
  });

  it('has no score if the page shows N/A', () =>
    expect(parseListSitePage(page('<span class="score-label score-na">N/A</span>'))?.score).to.equal(undefined));

  it('reads at most five recommendations', () => {
    const seven = [1, 2, 3, 4, 5, 6, 7].map(id => recommendation(anime(id), `T${id}`));
    expect(parseListSitePage(page(score, ...seven))?.recommendations.map(({malId}) => malId)).to.deep.equal([
      1, 2, 3, 4, 5,
    ]);
  });

  it('skips recommendations that link elsewhere', () => {
    const parsed = parseListSitePage(
      page(score, recommendation('javascript:alert(1)', 'Bad'), recommendation(anime(5), 'Good')),
    );
    expect(parsed?.recommendations.map(({title}) => title)).to.deep.equal(['Good']);
  });

  it('runs nothing, loads nothing, and treats markup in a title as text', () => {
    const parsed = parseListSitePage(
      page(
        score,
        recommendation(anime(5), '&lt;img src=x&gt;'),
        '<script>document.title = "gotcha"</script><img src="/gotcha" onerror="document.title = 1">',
      ),
    );
    expect(parsed?.recommendations[0]?.title).to.equal('<img src=x>');
    expect(document.title).not.to.equal('gotcha');
    expect(performance.getEntriesByType('resource').some(({name}) => name.endsWith('/gotcha'))).to.equal(false);
  });

  it('reads what remains of a truncated page', () => {
    const whole = page(score, recommendation(anime(5), 'A'), recommendation(anime(6), 'B'));
    const parsed = parseListSitePage(whole.slice(0, whole.indexOf('anime/6')));
    expect([parsed?.score, parsed?.recommendations.length]).to.deep.equal([8.75, 1]);
  });

  for (const [name, html] of [
    ['an empty page', ''],
    ['a page that asks for a captcha', page('<h1>Verify that you are human</h1>')],
    ['JSON', '{"error": "none"}'],
    ['a page of another design', page('<main><b>8.75</b></main>')],
  ] as const)
    it(`returns undefined for ${name}`, () => expect(parseListSitePage(html)).to.equal(undefined));
});
