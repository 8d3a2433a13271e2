// A walk through pages with all texts accented and longer: plain text is in no message module, and overflowing text has
// too little room.
import {allSwitches} from '../support/features';
import {navigate, waitUntilSettled} from '../support/page';
import {overflowing, readTexts, standInScript} from '../support/pseudo';
import {expect, test, type Ids} from '../support/test';

/** Places of ours that show data: names, titles, posts and sentences of the site, ids, addresses, times. */
const dataPlaces: readonly RegExp[] = [
  / time @title$/,
  / code$/,
  // Dates, and the words of the site's activities.
  /^am-activity-timeline .*li (?:time|a)$/,
  // Tags of a list.
  /^am-tag-index .*span\.tag$/,
  /^am-home-heading-links a @aria-label$/,
  /^am-hide-awc .* a(?:\.title|\.ui-chip\.chip)?(?: @title)?$/,
  /^am-activity-links-arrows .* a\S* @title$/,
  /^am-notifications .*(?:div\.avatars a|a\.ui-cover\.cover|a\.preview) @(?:title|aria-label)$/,
  /^am-notifications .*(?:p\.sentence|p\.sentence a|p\.reason|a\.preview span|a\.preview\.words(?:\.short)?)$/,
  /^am-add-forum-media p a$/,
  // Names of songs and titles of media from other sites.
  /^am-anisongs .*ol\.songs\S* li a$/,
  /^am-mal-recs .*span\.name$/,
  // The site's own words of its side bar.
  /^am-sub-title-info ul li$/,
  // Names of people, titles and formats of media.
  /^am-comparission-page .*(?:a|span\.name|span\.ui-table-name|option|span\.name @title|@alt)$/,
  // Titles, names, roles and languages.
  /^am-(?:character-favourite-count|replace-staff-roles)-\S+ .*(?:\.ui-role-card .*|option)$/,
  // Names of tags, media, people, studios and custom lists.
  /^am-(?:replace-native-tags|more-stats) .*(?:a|span\.ui-group-name)$/,
  /^am-more-stats .*\.regular-tags li\.ui-chip$/,
  // Ids of features.
  /^am-settings-page .* button\S* span\.visually-hidden$/,
  /^am-settings-page .* textarea\S* @placeholder$/,
];
const isData = (path: string) => dataPlaces.some(place => place.test(path));

const settings = {
  ...allSwitches(true),
  ...{autoLogin: false, SFWmode: false, rightToLeft: false, hideGlobalFeed: false, seenVersion: '99.0.0'},
};

const paths = ({user, activityText, activityMessage, anime, slug, character, thread}: Ids) => [
  `/user/${user}/animelist`,
  ...['/home', `/activity/${activityText}`, `/activity/${activityMessage}`, '/notifications', `/user/${user}/`],
  ...[`/anime/${anime}/${slug}/`, `/anime/${anime}/${slug}/social`, `/character/${character}`, '/search/characters'],
  `/user/${user}/animelist/compare`,
  `/user/${user}/stats/anime/tags`,
  ...[`/forum/recent?media=${anime}`, `/forum/thread/${thread}`, '/settings/apps'],
];

for (const width of [1600, 400])
  test(
    `the product has no text outside of messages, and room for longer ones at ${width} px`,
    {tag: '@text'},
    async ({open, ids, standIn, expectedReports}) => {
      await standIn.control('rate?window=1000&limit=100000');
      // The build for the stand-in uses the API at the page's own address.
      expectedReports.push(/^the token was sent to https:\/\/anilist\.co\/api\/v2\/graphql-public$/);
      const page = await open('/terms?locale=pseudo', {
        ...{as: 'member', token: true, width, script: standInScript},
        settings: {...settings, mobileFriendly: width < 760},
      });
      for (const path of paths(ids)) {
        await navigate(page, path);
        await waitUntilSettled(page);
        const {plain, messages} = await readTexts(page);
        expect.soft(messages, `texts on ${path} from messages`).toBeGreaterThan(0);
        expect
          .soft(
            plain.filter(text => !isData(text.path)),
            `texts on ${path} that are in no message module`,
          )
          .toEqual([]);
        expect.soft(await overflowing(page), `texts on ${path} without enough room`).toEqual([]);
      }
      // The last page is full of messages, so the locale was in effect to the end.
      await expect(page.locator('#hohSettings h2')).toHaveText(/^\[.* ~/);
    },
  );
