import {existsSync, readdirSync} from 'node:fs';
import {e2e, fault, unit} from '../../tools/mutants/fault.mjs';

// Faults that tests once missed, each one change of the source: an emptied sheet, a swapped colour, a missing name, a
// different constant. The tests named here fail with them.
const areas = readdirSync(new URL('../../elements', import.meta.url));
/** The style sheet of a feature, in any area. */
const pageSheet = id =>
  areas
    .map(area => `elements/${area}/${id}/page.css`)
    .find(file => existsSync(new URL(`../../${file}`, import.meta.url)));
/** Removes or replaces the rule behind the main effect of a feature that restyles the site. */
const look = (id, from, to = '', ...more) =>
  fault(
    `${id}: its main effect is gone`,
    pageSheet(id),
    from,
    to,
    e2e(`\\[${id}\\].*have their effect only while`),
    ...more,
  );
/** Removes one of the limits of the lists in progress. */
const limit = (name, from) =>
  fault(
    `limitProgress: ${name} is no limit`,
    `elements/feeds/limitProgress/${name}.css`,
    from,
    ':nth-of-type(n + 99) {',
    e2e('\\[limitProgress\\].*have their effect only while'),
  );
const statusBorder = (status, from, to) =>
  fault(
    `statusBorder: ${status} in the colour of another status`,
    'elements/feeds/statusBorder/page.css',
    from,
    to,
    e2e('colors list activities'),
  );
const face = (name, from, to) =>
  fault(
    `CSSsmileyScore: ${name} in the hue of another face`,
    'elements/lists/CSSsmileyScore/page.css',
    from,
    to,
    e2e('\\[CSSsmileyScore\\].*have their effect'),
  );
const titles = unit('tidyTitle');
const colours = e2e('offers 23 colours');
const gone = '.no-such-class {';

export default [
  fault(
    'leak: the switch of the feed is watched for ever',
    'elements/feeds/hideGlobalFeed/feature.ts',
    'changed() {}}, {signal})',
    'changed() {}}, {signal: new AbortController().signal})',
    e2e('\\[hideGlobalFeed\\].*leave no listener'),
  ),
  fault(
    'leak: the works of a studio are measured for ever',
    'src/ui/virtual/useMountedLines.ts',
    "end.abort('over');",
    '',
    e2e('second use of every page'),
  ),
  look(
    'hideGlobalFeed',
    '.home .activity-feed-wrap > .section-header > .feed-type-toggle {',
    gone,
    e2e('switches to the Following feed'),
    e2e('\\[hideGlobalFeed\\].*take effect on their page'),
  ),
  look('CSSfavs', '.user .overview .favourites > .favourites-wrap {', gone, e2e('shows a studio in its table')),
  look('CSSoldDarkTheme', '.site-theme-dark {', gone, e2e('leave the default theme alone')),
  look(
    'CSSdarkDropdown',
    '  background: rgb(var(--color-foreground-grey-dark, 6, 12, 19));\n',
    '',
    e2e('leave the default theme alone'),
  ),
  look(
    'statusBorder',
    'border-inline-end: 5px solid var(--am-entry-status);',
    '',
    e2e('colors list activities'),
    e2e('\\[statusBorder\\].*take effect on their page'),
  ),
  limit('eight', ':nth-of-type(n + 9) {'),
  limit('ten', ':nth-of-type(n + 11) {'),
  look('expandRight', 'grid-template-columns: minmax(0, 1fr) 470px;'),
  look('CSSexpandFeedFilters', 'display: flex !important;'),
  look('homeHeadingLinks', 'position: relative;'),
  look('dblclickZoom', 'zoom: 1.5;'),
  look('keyboardFlow', 'outline: 2px solid rgb(var(--color-blue, 61, 180, 242));'),
  look('plusProgress', '.list-preview [data-am-gone] {', gone),
  look('CSSgreenManga', 'rgb(var(--color-green-600, 56, 126, 26))', 'rgb(var(--color-blue))'),
  look('showRecVotes', 'opacity: 1;'),
  look('expandDescriptions', 'max-block-size: none;'),
  look('cleanSocial', 'grid-column: 2;'),
  look('CSSbannerShadow', 'display: none;'),
  look('CSSprofileClutter', 'display: none;'),
  look('CSSdecimalPoint', "content: '.0';"),
  look('CSScompactBrowse', 'grid-template-columns: repeat(var(--am-columns), minmax(0, 1fr));'),
  look('CSSmobileTags', 'display: flex;'),
  look('CSSmobileExternalLinks', 'display: block;'),
  look('slimNav', 'block-size: 40px;\n  }\n  #nav.nav > .wrap > .logo img', '}\n  #nav.nav > .wrap > .logo img'),
  look('CSSverticalNav', 'position: fixed;'),
  look('rightSideNavbar', '--am-page-end: 65px;'),
  look('userSubmenu', '--am-submenu: 1;'),
  look('rightToLeft', 'border-radius: 0 4px 4px 0;'),
  look('mobileFriendly', '  min-block-size: 44px;\n}\n.el-dropdown-menu__item,', '}\n.el-dropdown-menu__item,'),
  look('annoyingAnimations', 'transition-duration: 0s;'),
  look('SFWmode', 'filter: blur(9px) saturate(0.4);'),
  statusBorder('COMPLETED', 'rgb(var(--color-green, 76, 202, 81))', 'rgb(var(--color-blue))'),
  statusBorder('CURRENT', 'rgb(var(--color-blue, 61, 180, 242))', 'rgb(var(--color-green))'),
  statusBorder('PLANNING', 'rgb(var(--color-orange, 239, 136, 30))', 'rgb(var(--color-red))'),
  statusBorder('PAUSED', 'rgb(var(--color-pink, 252, 157, 214))', 'rgb(var(--color-blue))'),
  statusBorder('DROPPED', 'rgb(var(--color-red, 225, 51, 51))', 'rgb(var(--color-orange))'),
  statusBorder('REPEATING', 'rgb(var(--color-purple, 192, 99, 255))', 'rgb(var(--color-green))'),
  face('frown', 'rgb(var(--color-red, 232, 93, 117))', 'rgb(var(--color-green))'),
  face('meh', 'rgb(var(--color-orange, 247, 154, 99))', 'rgb(var(--color-red))'),
  face('smile', 'rgb(var(--color-green, 123, 213, 85))', 'rgb(var(--color-orange))'),
  fault(
    'CSSexpandFeedFilters: the chosen type is not marked',
    'elements/feeds/CSSexpandFeedFilters/page.css',
    '  color: rgb(var(--color-blue, 61, 180, 242));\n',
    '',
    e2e('selects a type with one click'),
  ),
  fault('documentTitle: a category is gone', 'src/domain/script/messages.ts', "  16: 'Forum Games',\n", '', titles),
  fault(
    'documentTitle: two categories share a name',
    'src/domain/script/messages.ts',
    "12: 'Bug Reports'",
    "12: 'Site Feedback'",
    titles,
  ),
  fault(
    'documentTitle: a feed is gone',
    'src/domain/script/messages.ts',
    "  subscribed: 'Subscribed Threads',\n",
    '',
    titles,
  ),
  fault(
    'colourPicker: a variable is misspelt',
    'elements/script/colourPicker/colours.ts',
    "'--color-foreground-blue-dark',",
    "'--color-foreground-dark-blue',",
    colours,
  ),
  fault(
    'colourPicker: two variables are swapped',
    'elements/script/colourPicker/colours.ts',
    "  '--color-peach',\n  '--color-orange',",
    "  '--color-orange',\n  '--color-peach',",
    colours,
  ),
  fault(
    'feedCommentFilter: hides everything',
    'src/domain/feed/feedFilter.ts',
    'threshold < 0 ? count < -threshold : count >= threshold;',
    'threshold < 0 ? count < -threshold : count >= threshold && threshold === 0;',
    e2e('hides entries with too few'),
  ),
  fault(
    'blockWord: case matters',
    'src/domain/filter/pattern.ts',
    "new RegExp(source, 'i')",
    'new RegExp(source)',
    e2e('hides statuses'),
  ),
  fault(
    'progressBar: shows one more than watched',
    'src/ui/progressMeter/ProgressMeter.tsx',
    'value={Math.min(progress, total)}',
    'value={Math.min(progress + 1, total)}',
    e2e('shows the progress on each card'),
  ),
  fault(
    'betterReviewRatings: writes a sentence at every number when the API fails',
    'elements/feeds/betterReviewRatings/RatingTotal.tsx',
    ' silent stale',
    ' stale',
    e2e('\\[betterListPreview\\].*answers with 500'),
  ),
  fault(
    'activityScores: writes a sentence behind every line when the API fails',
    'elements/feeds/activityScores/StatusScore.tsx',
    ' silent stale',
    ' stale',
    unit('StatusScore'),
  ),
  fault(
    'activityScores: a smiley without a name',
    'src/ui/Score.tsx',
    'aria-label={smileyNames[smiley]}',
    'aria-label=""',
    e2e('\\[activityScores\\].*after every line on an activity page'),
  ),
  fault(
    'mobileFriendly: a feature does not state that it needs a desktop',
    'elements/script/colourPicker/feature.ts',
    "needs: ['desktop']",
    'needs: []',
    e2e('switches off every feature'),
  ),
  fault(
    'reserved space: an anchor inserted after our callback of a frame is painted without it',
    'src/host/dom/observe.ts',
    'matchesIn(added.slice(addedBefore), selectors().urgent)',
    'matchesIn([], selectors().urgent)',
    unit('the space reserved for a component that is still loading'),
    unit('watchElements'),
  ),
  fault(
    'reserved space: the sheet of the part does not apply to it',
    'src/feature/reservedSpace.ts',
    '[sheet(sizes), sheet(css), sheet(ownCss)]',
    '[sheet(sizes), sheet(ownCss)]',
    unit('createReservedSpace'),
    e2e('move nothing when they arrive'),
  ),
  fault(
    'titleAliases: renames one link and no other',
    'src/host/dom/overrideEach.ts',
    'if (value === undefined) return;',
    'if (value === undefined || claims.size) return;',
    e2e('renames links in the feed'),
  ),
  fault(
    'style text of other people: a different limit',
    'src/host/dom/sanitizeCss.ts',
    '1_000_000',
    '900_000',
    unit('sanitizeCss'),
  ),
  fault(
    'profile extras: a different limit',
    'src/domain/profile/profileExtras.ts',
    '1_000_000',
    '1_000_001',
    unit('profile extras'),
  ),
  fault(
    'persisted cache: a different size',
    'src/services/api/cache/persistedIndex.ts',
    '4_980_736',
    '4_980_737',
    unit('the persisted cache'),
  ),
  fault(
    'persisted cache: answers are kept a day longer',
    'src/services/api/cache/persistedCache.ts',
    '7 * 24 * 60',
    '8 * 24 * 60',
    unit('the persisted cache'),
  ),
  fault(
    'persisted cache: only lifetimes of more than six minutes',
    'src/services/api/cache/persistedCache.ts',
    'minutes(5)',
    'minutes(6)',
    unit('the persisted cache'),
  ),
  fault(
    'complexity: more than the API accepts',
    'src/services/api/complexity.ts',
    'maxComplexity = 500',
    'maxComplexity = 501',
    unit('complexityOf'),
  ),
  fault(
    'merged requests: a different maximum of members',
    'src/services/api/mergeLink.ts',
    'maxMembers = 40',
    'maxMembers = 50',
    unit('the merge link'),
  ),
  fault(
    'betterListPreview: a different note above the total',
    'src/domain/list/messages.ts',
    'Most likely the database total',
    'Perhaps the database total',
    unit('ListPreview'),
  ),
  fault(
    'settings: a different key',
    'src/services/settings/storage.ts',
    "storageKey = 'hohSettings'",
    "storageKey = 'automailSettings'",
    unit('settings'),
  ),
  fault(
    'settings: a different key of the backup',
    'src/services/settings/storage.ts',
    '`${key}Backup`',
    '`${key}Copy`',
    unit('settings'),
  ),
  fault(
    'notificationCake: a type in a different colour',
    'elements/notifications/notificationCake/colours.ts',
    'typeNames.THREAD_COMMENT_MENTION, Green',
    'typeNames.THREAD_COMMENT_MENTION, Blue',
    unit('notification colours'),
  ),
];
