import type {Page} from '@playwright/test';

import {importScenes} from './importScenes';
import {waitUntilStill, changeStandaloneSetting, bringIntoView} from './page';
import {post} from './posting';
import {questionScenes, type Scene} from './questionScenes';
import {randomScenes} from './randomScenes';
import {siteUrl} from './server';
import {termsScenes} from './terms';
import type {Ids} from './test';

const work = ({anime, slug}: Ids) => `/anime/${anime}/${slug}/`;

const checkFollows = (page: Page) =>
  page.locator('am-social-theme-switch').getByRole('button', {name: 'Check follow-backs'}).click();

/** Pages for every query of ours. */
export const scenes: readonly Scene[] = [
  {
    path: '/home',
    asks: ['InProgress', 'StatusScore', 'ReviewRating', 'ChipMedia', 'PreviewThreads', 'Unread', 'ActivityLikes'],
    // What moves under a pointer that rests is not entered; a click opens it as well.
    act: page => page.locator('am-activity-likes button').first().click(),
  },
  {
    path: '/notifications',
    asks: ['NoticePreview', 'NoticeReplies'],
    act: page => page.locator('am-notifications').getByRole('button', {name: 'Replies'}).first().click(),
  },
  {
    path: async ({animeAdult}, standIn) => `/activity/${await post(standIn, `${siteUrl}/anime/${animeAdult}/`)}`,
    asks: ['EmbeddedWork', 'ActivitySource', 'LinkedActivity'],
    act: page => page.locator('am-show-markdown-button button').click(),
  },
  {
    path: ({activityText}) => `/activity/${activityText}`,
    asks: ['ReplyLikes'],
    act: page => page.locator('am-single-activity-reply-likes-reply button').first().click(),
  },
  {
    path: ({activityList}) => `/activity/${activityList}`,
    asks: ['ActivityNeighbours'],
    operation: 'ActivityNeighbours',
  },
  {path: ({other}) => `/user/${other}/`, asks: ['About', 'Milestones']},
  {path: ({other}) => `/user/${other}/social`, asks: ['UserId']},
  {path: ({user}) => `/user/${user}/social`, asks: ['FollowingTotal'], operation: 'FollowingTotal'},
  {path: ({users10}) => `/user/${users10}/social`, asks: ['FollowersTotal'], operation: 'FollowersTotal'},
  {
    path: ({users5}) => `/user/${users5}/social`,
    asks: ['FollowersBack'],
    operation: 'FollowersBack',
    act: checkFollows,
  },
  {
    path: ({users3}) => `/user/${users3}/social`,
    asks: ['FollowingBack'],
    operation: 'FollowingBack',
    act: async page => {
      await page.locator('.user-social .filter-group > span', {hasText: 'Followers'}).click();
      await checkFollows(page);
    },
  },
  {
    path: work,
    asks: ['OwnEntry', 'TagDescriptions', 'ListSiteId', 'RelatedStatuses', 'DubActors'],
    act: async page => {
      // A click may be lost while the site still renders the media.
      await waitUntilStill(page, 300);
      await page.getByRole('button', {name: 'Add tags'}).click();
      await page.locator('.tag-choice .el-select__input').click();
    },
  },
  {path: ({mangaReleasing}) => `/manga/${mangaReleasing}`, asks: ['ChapterReports']},
  {
    path: ({manga}) => `/manga/${manga}/`,
    asks: ['ListSiteRecommendations'],
    operation: 'ListSiteRecommendations',
    act: async page => {
      await waitUntilStill(page, 300);
      await bringIntoView(page.locator('.media .overview > :last-child'));
    },
  },
  {path: ids => `${work(ids)}social`, asks: ['FollowedEntry']},
  {
    path: ({manga}) => `/manga/${manga}/x/social`,
    asks: ['Timeline'],
    operation: 'Timeline',
    // The site keeps the place of the scroll bar between the pages of one media.
    act: page => page.evaluate(() => scrollTo(0, 0)),
  },
  {
    path: ({manga}) => `/manga/${manga}/x/social`,
    asks: ['SocialFeed'],
    act: page => page.locator('am-social-tab-feed-feed').getByRole('checkbox', {name: 'Has Replies'}).check(),
  },
  {path: ({other}) => `/user/${other}/animelist`, asks: ['ListNotes', 'AdvancedScoring']},
  {path: ({user}) => `/user/${user}/animelist`, asks: ['AdvancedScores'], operation: 'AdvancedScores'},
  {
    path: ({user}) => `/user/${user}/mangalist`,
    asks: ['Readings'],
    act: page => page.locator('am-new-chapters').getByRole('button', {name: 'New chapters'}).click(),
  },
  ...questionScenes,
  {path: ({other}) => `/user/${other}/mangalist/compare`, asks: ['ComparedList']},
  {path: '/user/nobodyofthisname/', asks: ['MissingUser'], operation: 'MissingUser', isAnonymous: true},
  {path: '/anime/999999999/', asks: ['MissingMedia'], operation: 'MissingMedia', isAnonymous: true},
  {path: ({character}) => `/character/${character}`, asks: ['CharacterFavourites', 'CharacterRoles']},
  {path: ({anime}) => `/forum/recent?media=${anime}`, asks: ['WorkOfThreads']},
  {path: '/staff/95011', asks: ['StaffFavourites', 'StaffRoles', 'VoiceRoles']},
  {path: '/search/staff', asks: ['StaffCredits']},
  {path: '/studio/14', asks: ['StudioFavourites']},
  {
    path: '/studio/1003',
    asks: ['StudioWorks'],
    act: page => page.locator('am-studio-sorting-works').getByRole('button', {name: 'Score'}).click(),
  },
  {
    path: '/recommendations',
    asks: ['ForYou'],
    operation: 'ForYou',
    act: page => page.locator('am-interesting-recs-option').getByRole('button').click(),
  },
  ...randomScenes,
  ...importScenes,
  ...termsScenes,
  {
    path: '/forum/thread/14',
    asks: ['ThreadLikes'],
    act: page => page.locator('am-forum-likes-thread').getByRole('button').click(),
  },
  {
    path: ({thread}) => `/forum/thread/${thread}`,
    asks: ['CommentLikes'],
    act: page => page.locator('am-forum-likes-comment').getByRole('button').first().click(),
  },
  {
    path: '/settings/apps',
    asks: ['BlockedWork'],
    act: page => changeStandaloneSetting(page, 'blockList', [{media: 1}]),
  },
];
