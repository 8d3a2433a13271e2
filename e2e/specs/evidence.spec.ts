// The evidence of the site's selectors with unconfirmed markup: how certain it is, and its date.
import {expect, test} from '@playwright/test';
import {readdirSync, readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import ts from 'typescript';

const pages = fileURLToPath(new URL('../../src/host/pages/', import.meta.url));

/** The selectors whose classes at most are confirmed by public sources, by page. */
const unconfirmed = {
  shell: ['adSlots', 'browseLinks', 'footer', 'homeLinks', 'logo'],
  home: ['cardOverlay', 'homeHeading', 'mediaChip', 'recentThreads', 'reviewVotes', 'scriptedHeading', 'threadPreview'],
  feed: ['loadMoreOfFeed', 'mediaSocialFeed', 'mediaSocialFeedParts'],
  activity: ['activityPage', 'unlinkedEntry'],
  media: ['followRow', 'hostRelationStatus', 'hostTagDescription', 'relatedCover', 'socialColumn'],
  lists: ['listFilterArea', 'listFilterField', 'listFilters', 'nativeComparison', 'yearRunway', 'yearSlider'],
  user: ['figuresBox'],
  stats: ['statsContent', 'statsFilters'],
  search: ['characterCard', 'searchSort', 'staffSearchCard', 'yearFilter'],
  reviews: ['mediaReviewVotes', 'recentReviewVotes'],
  character: ['characterFavourites', 'characterRoles', 'hostVoiceLanguage'],
  staff: ['staffFavourites', 'staffRoleFilters', 'staffRoleLists'],
  studio: ['hostStudioSort', 'studioFavourites', 'studioHeader', 'studioWorks'],
  siteStats: ['siteStatsHeading', 'siteStatsTop'],
  recommendations: ['recommendationGrid', 'recommendationOption', 'recommendationSwitch'],
  terms: ['termsText'],
  settings: ['importTools'],
  edit: ['staffPicture', 'submissionForms'],
  forum: [
    'collapsibleParts',
    'commentHeader',
    'commentLikeButton',
    'forumFilters',
    'hostCollapseBar',
    'threadLikeButton',
    'threadList',
  ],
} as const;

/** The evidence of each selector that has some, by the folder of its page and its name. */
function evidenceOf(): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const files = readdirSync(pages, {recursive: true, encoding: 'utf8'}).filter(file => file.endsWith('.ts'));
  for (const file of files) {
    const source = ts.createSourceFile(file, readFileSync(pages + file, 'utf8'), ts.ScriptTarget.Latest, true);
    const visit = (node: ts.Node) => {
      if (ts.isCallExpression(node) && /^(?:anchor|selector)$/.test(node.expression.getText())) {
        const [name, ...rest] = node.arguments;
        const about = rest.filter(ts.isObjectLiteralExpression).flatMap(each => [...each.properties]);
        const evidence = about.filter(ts.isPropertyAssignment).find(each => each.name.getText() === 'evidence');
        if (name && ts.isStringLiteral(name) && evidence && ts.isStringLiteral(evidence.initializer))
          found.set(`${file.split('/')[0]}/${name.text}`, evidence.initializer.text);
      }
      ts.forEachChild(node, visit);
    };
    visit(source);
  }
  return found;
}

test(
  'each selector that is not confirmed says how sure its evidence is, and of when',
  {tag: ['@core', '@plain']},
  () => {
    const evidence = evidenceOf();
    const names = Object.entries(unconfirmed).flatMap(([page, all]) => all.map(name => `${page}/${name}`));
    expect(names.length).toBeGreaterThan(50);
    const without = names.filter(name => !/\b(?:High|Medium|Low), 20\d\d(?:-\d\d)?\b/.test(evidence.get(name) ?? ''));
    expect(without).toEqual([]);
  },
);
