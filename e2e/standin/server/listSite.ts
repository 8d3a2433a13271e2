import type {Api} from '../api/api';
import {hash} from '../api/random';
import type {Media} from '../api/store/rows';
import type {Exchange} from './exchange';

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
const base = 'https://myanimelist.net';

/** Unusual pages by MyAnimeList id, for code that has to parse a foreign page. */
export const oddPages = {
  missing: 404_404,
  broken: 500_500,
  empty: 600_001,
  mobile: 600_002,
  truncated: 600_003,
  hostile: 600_004,
  noScore: 600_005,
  notHtml: 600_006,
} as const;

function recommendation(work: Media, i: number, hostile: boolean): string {
  const kind = work.type.toLowerCase();
  const title = work.romaji ?? 'Untitled';
  const address = `${base}/${kind}/${String(work.idMal ?? work.id)}/${encodeURIComponent(title.replace(/\W+/g, '_'))}`;
  const more =
    hash(work.id, i) % 3 === 0
      ? ''
      : `<div class="spaceit"><a href="#" class="js-similar-recommendations-button">Read recommendations by <strong>${String(1 + (hash(work.id, i) % 20))}</strong> more users</a></div>`;
  const text = hostile
    ? '<script>document.title="gotcha"</script><img src=x onerror=alert(1)>Both are fine.'
    : `If you liked one, you will like ${escape(title)}: the same mood, the same care &amp; patience. Number ${String(i + 1)}.`;
  return `<div class="borderClass"><table><tbody><tr><td valign="top" width="50"><div class="picSurround"><a href="${hostile && i === 0 ? 'javascript:alert(1)' : address}"><img data-src="https://cdn.myanimelist.net/images/${kind}/${String(work.id)}.jpg" alt="${escape(title)}"></a></div></td><td valign="top"><div style="margin-bottom: 2px;"><a href="${address}"><strong>${escape(title)}</strong></a> <a href="${address}/userrecs" title="Permalink">#</a></div><div class="borderClass bgColor1"><div class="spaceit_pad detail-user-recs-text">${text}<a href="#" class="nofollow js-toggle-recommendation-button" style="display: inline" onclick="return false">read more</a></div><div class="spaceit_pad">Recommended by <a href="/profile/reader${String(i)}">reader${String(i)}</a></div></div>${more}</td></tr></tbody></table></div>`;
}

function sidebar(work: Media | undefined, id: number): string {
  const score =
    id === oddPages.noScore || work?.averageScore === null
      ? undefined
      : ((work?.averageScore ?? 72) / 10 + 0.05).toFixed(2);
  const count = String(1000 + (hash(id) % 90_000));
  const rating =
    id === oddPages.mobile
      ? `<span itemprop="ratingValue">\n<span class="score-label score-7">\n${score ?? 'N/A'}\n</span></span>`
      : score
        ? `<span itemprop="ratingValue" class="score-label score-${score.charAt(0)}">${score}</span> (scored by <span itemprop="ratingCount">${count}</span> users)`
        : '<span class="score-label score-na">N/A</span>';
  const serial =
    work?.type === 'MANGA'
      ? `<div class="spaceit_pad"><span class="dark_text">Serialization:</span> <a href="/manga/magazine/${String(hash(id) % 90)}/Young_Animal" title="Young Animal &amp; Friends">Young Animal &amp; Friends</a></div>`
      : '';
  return `<div class="leftside"><div class="fl-l score" data-title="score">${rating}</div>${serial}</div>`;
}

/**
 * The recommendations page of MyAnimeList. Without CORS headers, only a cross-origin fetch by the script manager can
 * read it.
 */
export function answerListSite(exchange: Exchange, api: Api, path: string): void {
  const found = /^\/(anime|manga)\/(\d+)\/[^/]+\/userrecs$/.exec(path);
  const id = Number(found?.[2] ?? 0);
  const [fault] = api.faults.consume('list-site', ['userrecs']);
  if (!found || id === oddPages.missing || fault?.kind === '404')
    return exchange.send(404, 'text/html; charset=utf-8', '<html><body><h1>404 Not Found</h1></body></html>');
  if (id === oddPages.broken || fault)
    return exchange.send(500, 'text/html; charset=utf-8', '<html><body>Oops</body></html>');
  if (id === oddPages.notHtml) return exchange.json(200, {error: 'not html'});
  const {store} = api.site;
  const type = found[1] === 'anime' ? 'ANIME' : 'MANGA';
  const work = store.catalogue.works.find(row => row.idMal === id && row.type === type);
  const others = store.catalogue.works.filter(row => row.type === type && !row.thin && row.idMal !== null);
  const count = id === oddPages.empty ? 0 : 7;
  const picked = Array.from({length: count}, (_, i) => others[hash(id, i) % others.length]).filter(
    row => row !== undefined,
  );
  const list = picked.map((row, i) => recommendation(row, i, id === oddPages.hostile)).join('\n');
  const title = escape(work?.romaji ?? 'Unknown');
  const html = `<!DOCTYPE html><html lang="en"><head><title>${title} - Recommendations - MyAnimeList.net</title></head><body><div id="contentWrapper"><h1>${title}</h1><table><tbody><tr><td>${sidebar(work, id)}</td><td><h2>Recommendations</h2>${list || '<p>No recommendations have been made.</p>'}</td></tr></tbody></table></div></body></html>`;
  exchange.send(
    200,
    'text/html; charset=utf-8',
    id === oddPages.truncated ? html.slice(0, Math.floor(html.length * 0.6)) : html,
  );
}
