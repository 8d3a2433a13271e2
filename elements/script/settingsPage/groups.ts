import type {FeatureInfo} from '#services/features';

/** The features of each group, by place or purpose, in the order of the settings. */
const members = {
  notifications: 'notifications notificationCake dismissDot hideLikes settingsTip',
  feedFilters: 'feedQuickFilter blockList blockWord feedCommentFilter CSSexpandFeedFilters hideAWC hideGlobalFeed',
  feedPosts:
    'activityLinks activityScores showMarkdown noScrollPosts noAutoplay videoHelpers tweets embedHentai dblclickZoom noImagePolyfill linkFixer',
  posting: 'drafts likeNames hollowHearts unicodifier markdownHelp keyboardFlow',
  listPreviews: 'betterListPreview plusProgress progressBar expandRight limitProgress directListAccess',
  home: 'termsFeed twoColumnFeed statusBorder homeHeadingLinks homeScroll ALbuttonReload betterReviewRatings shortRomaji titlecaseRomaji',
  forum: 'forumComments myThreads addForumMedia selectMyThreads forumRecent forumMedia',
  lists:
    'plusMinus rangeSetter viewAdvancedScores CSSsmileyScore CSSdecimalPoint extraDefaultSorts listSearchAddress yearStepper expandedListNotes imageFreeEditor tagIndex',
  listTools: 'comparisonPage moreImports draw3x3 moreStats replaceNativeTags newChapters',
  profileLook: 'customCSS profileBackground CSSfavs CSSprofileClutter CSSbannerShadow extraFavs milestones',
  profilePeople: 'relations socialThemeSwitch CSSfollowCounter clickableActivityHistory notFoundExplain',
  ownEntry: 'entryScore hideScores relationStatusDot recommendationsFade activityTimeline titleAliases',
  mediaFacts:
    'infoTable subTitleInfo durationTooltip dubMarker mangaGuess MALserial MALscore anisongs tagDescriptions expandDescriptions CSSgreenManga',
  mediaPage:
    'bannerLink altBanner CSSmobileTags CSSmobileExternalLinks MALrecs showRecVotes reviewApproval socialTab socialTabFeed cleanSocial',
  people: 'characterFavouriteCount nonJapaneseVoiceDefaults replaceStaffRoles staffPages filterStaffTabs',
  browse:
    'browseFilters noSequel CSScompactBrowse interestingRecs studioSorting studioFavouriteCount studioBrowseTitle',
  navigation:
    'CSSverticalNav slimNav rightSideNavbar rightToLeft userSubmenu CSSdarkDropdown navbarDroptext mangaBrowse',
  look: 'mobileFriendly SFWmode reinaDark CSSoldDarkTheme colourPicker annoyingAnimations nonJumpScroll relativeTime documentTitle',
  script: 'linkGuard keepAlive autoLogin automailAPI randomButtons enumerateSubmissionStaff',
} as const;

/** A group of features in the settings. */
export type GroupName = keyof typeof members;

const groupNames = Object.keys(members) as GroupName[];
const groupOf = new Map(groupNames.flatMap(name => members[name].split(' ').map(id => [id, name] as const)));

/** Features below the name of their group; `more`: those of groups that would be small; `undefined`: all of a small tab. */
export interface Group {
  readonly name: GroupName | 'more' | undefined;
  readonly features: readonly FeatureInfo[];
}

/** A group with fewer features is merged with others of the tab. */
const least = 4;

/** The features of a tab in groups, in the order of the settings. */
export function groupsOf(features: readonly FeatureInfo[]): readonly Group[] {
  const groups: Group[] = groupNames
    .map(name => ({name, features: features.filter(({id}) => groupOf.get(id) === name)}))
    .filter(group => group.features.length >= least);
  const grouped = new Set(groups.flatMap(group => group.features));
  const others = features.filter(each => !grouped.has(each));
  return others.length ? [...groups, {name: groups.length ? 'more' : undefined, features: others}] : groups;
}
