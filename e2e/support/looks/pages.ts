import {editPage, repeatStaff} from '../submissions';
import type {Ids} from '../test';
import type {MainLook} from './look';

const reviews = () => '/reviews';
const work = ({anime, slug}: Ids) => `/anime/${anime}/${slug}/`;
const characters = (ids: Ids) => `${work(ids)}characters`;
const profile = ({other}: Ids) => `/user/${other}/`;

/** Media pages, profiles, lists and the search in a wide window. */
export const pages: readonly MainLook[] = [
  {
    id: 'enumerateSubmissionStaff',
    path: editPage,
    selector: '.staff-row .image',
    property: 'position',
    off: 'static',
    on: 'relative',
    before: repeatStaff,
  },
  {
    id: 'interestingRecs',
    path: () => '/recommendations',
    selector: '.recent-recommendations .switch > .options > .option.active',
    property: 'background-color',
    off: 'rgb(61, 180, 242)',
    on: 'rgba(0, 0, 0, 0)',
    trigger: page => page.locator('am-interesting-recs-option').getByRole('button').press('Enter'),
  },
  {
    id: 'termsFeed',
    path: () => '/terms',
    selector: '.page-content > .container',
    property: 'min-height',
    off: '0px',
    on: '1000px',
  },
  {
    id: 'showRecVotes',
    path: work,
    selector: '.recommendation-card .rating-wrap',
    property: 'opacity',
    off: '0',
    on: '1',
  },
  {
    id: 'expandDescriptions',
    path: work,
    selector: '.media .header .description',
    property: 'max-height',
    off: '104px',
    on: 'none',
  },
  {
    id: 'cleanSocial',
    path: ids => `${work(ids)}social`,
    selector: '.media .social > .activity-feed',
    property: 'grid-column-start',
    off: 'auto',
    on: '2',
  },
  {
    id: 'CSSbannerShadow',
    path: profile,
    selector: '.user .banner > .shadow',
    property: 'display',
    off: 'block',
    on: 'none',
  },
  {id: 'CSSprofileClutter', path: profile, selector: '.milestones', property: 'display', off: 'grid', on: 'none'},
  {
    id: 'CSSdecimalPoint',
    path: ({users10Decimal}) => `/user/${users10Decimal}/animelist`,
    selector: '.medialist .list-entries .score[score]:not([score*="."], [score="0"])',
    pseudo: 'after',
    property: 'content',
    off: 'none',
    on: '".0"',
  },
  {
    id: 'CSSsmileyScore',
    path: ({users3}) => `/user/${users3}/animelist`,
    selector: '.medialist .score > .fa-smile',
    property: 'color',
    off: 'rgb(92, 114, 138)',
    on: 'color(srgb 0.350588 0.584118 0.259216)',
  },
  {
    id: 'CSScompactBrowse',
    path: () => '/search/anime/trending',
    selector: '.search .results.cover',
    property: 'grid-template-columns',
    off: /^(?:\S+px ?){6}$/,
    on: /^(?:\S+px ?){10}$/,
  },
  {
    id: 'showMarkdown',
    path: ({activityText}) => `/activity/${activityText}`,
    selector: 'am-show-markdown-button',
    property: 'opacity',
    off: undefined,
    on: '0',
  },
  {
    id: 'activityLinks',
    path: () => '/home',
    selector: 'am-activity-links-entry',
    property: 'opacity',
    off: undefined,
    on: '0',
    settings: {activityTimeline: true},
    // Only in a site that was loaded so are links to activities in menus alone.
    before: page => page.goto('https://anilist.co/home'),
  },
];

/** Looks in a narrow window. */
export const narrow: readonly MainLook[] = [
  {
    id: 'CSSmobileTags',
    path: characters,
    selector: '.media .sidebar .tags',
    property: 'display',
    off: 'none',
    on: 'flex',
  },
  {
    id: 'CSSmobileExternalLinks',
    path: characters,
    selector: '.media .sidebar .external-links',
    property: 'display',
    off: 'none',
    on: 'block',
  },
  {
    id: 'CSSfavs',
    path: profile,
    selector: '.user .overview .favourites > .favourites-wrap.anime',
    property: 'grid-template-columns',
    off: /^(?:\S+px ?){7}$/,
    on: /^(?:\S+px ?){5}$/,
  },
];

/** Looks in the dark theme. */
export const dark: readonly MainLook[] = [
  {
    id: 'CSSdarkDropdown',
    path: reviews,
    selector: '.nav .user .dropdown',
    property: 'background-color',
    off: 'rgb(21, 31, 46)',
    on: 'rgb(6, 12, 19)',
  },
  {
    id: 'CSSoldDarkTheme',
    path: reviews,
    selector: 'body',
    property: 'background-color',
    off: 'rgb(11, 22, 34)',
    on: 'rgb(39, 44, 56)',
  },
];
