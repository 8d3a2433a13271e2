import {listSiteCount, listSiteId, listSiteScore, type ListSitePage} from '#domain/media/listSitePage';

interface TrustedTypePolicyFactory {
  createPolicy(name: string, rules: object): {createHTML(html: string): string};
}

/** Maximum number of recommendations. */
const maxRecommendations = 5;
/** Titles longer than this are cut; no real title is. */
const longestTitle = 300;

/**
 * Removes style elements and renames style and handler attributes. In a parsed page they would violate the content
 * security policy of our page, and the browser would log errors although nothing of them runs.
 */
const inert = (html: string) =>
  html.replace(/<(style|script)\b[^>]*>.*?<\/\1>/gis, '').replace(/([\s"'/])(?=(?:style|on[a-z]+)\s*=)/gi, '$1data-');

let parsing: ((html: string) => Document) | undefined;

/**
 * Creates the Trusted Types policy used only by this module. The parsed document runs and loads nothing. If the policy
 * may not be created, the page counts as unusable.
 */
function createParsing() {
  const {trustedTypes} = globalThis as {trustedTypes?: TrustedTypePolicyFactory};
  const policy = trustedTypes?.createPolicy('automail-list-page', {createHTML: inert});
  return (html: string) => new DOMParser().parseFromString(policy ? policy.createHTML(html) : inert(html), 'text/html');
}

function recommendationsIn(page: Document) {
  const boxes = [...page.querySelectorAll('.borderClass')];
  const found = boxes.flatMap(box => {
    const link = box.querySelector('.picSurround a[href]');
    const malId = listSiteId(link?.getAttribute('href'));
    if (!link || malId === undefined) return [];
    const title = link.querySelector('img')?.getAttribute('alt') || (box.querySelector('strong')?.textContent ?? '');
    const others = listSiteCount(box.querySelector('.spaceit a strong')?.textContent) ?? 0;
    return [{malId, title: title.trim().slice(0, longestTitle), votes: others + 1}];
  });
  return found.slice(0, maxRecommendations);
}

function serializationIn(page: Document): string[] {
  const links = page.querySelectorAll('a[href*="/manga/magazine/"]');
  const names = [...links].map(link => (link.getAttribute('title') || link.textContent || '').trim());
  return [...new Set(names.filter(Boolean))];
}

/**
 * Parses the list site's page of recommendations, whose sidebar contains the score and the serialization. `undefined`
 * if it is another page, for example a captcha, or if the browser forbids parsing.
 */
export function parseListSitePage(html: string): ListSitePage | undefined {
  try {
    parsing ??= createParsing();
    const page = parsing(html);
    const rating = page.querySelector('[itemprop="ratingValue"], .score-label');
    const recommendations = recommendationsIn(page);
    if (!rating && !recommendations.length) return undefined;
    return {
      score: listSiteScore(rating?.textContent),
      voters: listSiteCount(page.querySelector('[itemprop="ratingCount"]')?.textContent),
      serialization: serializationIn(page),
      recommendations,
    };
  } catch {
    return undefined;
  }
}
