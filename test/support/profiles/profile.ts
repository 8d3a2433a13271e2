// Settings stored by earlier builds and the older scripts, and the switches that were on with them in the build at commit
// 99e7b37f, the last one in which options were features of their own and no features were merged. Written by running that
// build; never generated again.

/** A stored profile: flags by value, and other stored values. */
export interface Profile {
  readonly name: string;
  readonly stored: {readonly on: string; readonly off: string; readonly rest: Readonly<Record<string, unknown>>};
  /** The switches whose effect was not the one of their default. */
  readonly changed: {readonly on: string; readonly off: string};
}

/** The keys of all switches of that build that were on by default, and of those added since that are. */
export const onByDefault = `
  dismissDot notifications settingsTip notificationCake plusProgress feedQuickFilter videoHelpers blockList
  drafts activityLinks linkFixer ALbuttonReload homeScroll CSSexpandFeedFilters activityLikes
  singleActivityReplyLikes completedScore showMarkdown forumMedia betterReviewRatings homeHeadingLinks
  forumComments addForumMedia forumLikes draw3x3 newChapters yearStepper plussMinus moreImports
  comparisionColourFilter comparissionPage tagIndex CSSsmileyScore viewAdvancedScores notFoundExplain
  selectMyThreads CSSbannerShadow CSSfavs CSSfollowCounter profileBackground socialThemeSwitch moreStats
  replaceNativeTags filterStaffTabs bannerLink socialTabFeed CSSmobileTags replaceStaffRoles mangaGuess
  titleAliases socialTab characterFavouriteCount staffPages reviewConfidence mediaReviewConfidence
  expandDescriptions CSSgreenManga showRecVotes tagDescriptions relationStatusDot activityTimeline entryScore
  userSubmenu navbarDroptext CSSdarkDropdown interestingRecs browseFilters studioBrowseTitle CSScompactBrowse
  studioFavouriteCount studioSorting colourPicker relativeTime randomButtons annoyingAnimations linkGuard
  documentTitle enumerateSubmissionStaff`;

/** The keys of all switches of that build that were off by default. */
export const offByDefault = `
  hideLikes keyboardFlow statusBorder dblclickZoom feedCommentFilter blockWord hideGlobalFeed hideAWC
  expandRight betterListPreview shortRomaji termsFeed embedHentai termsFeedNoImages limitProgress10
  limitProgress8 droppedScore noImagePolyfill tweets progressBar noAutoplay myThreads comparisionSystemFilter
  CSSdecimalPoint CSSprofileClutter customCSS milestones globalCustomList negativeCustomList
  timeToCompleteColumn allStudios hideCustomTags noRewatches cleanSocial CSSmobileExternalLinks anisongs
  dubMarker subTitleInfo MALserial MALscore MALrecs mangaBrowse slimNav rightSideNavbar CSSverticalNav
  rightToLeft markdownHelp automailAPI mobileFriendly SFWmode autoLogin CSSoldDarkTheme`;

/** The keys of the switches that were added since, by their default. */
export const addedSince = {
  on: 'durationTooltip expandedListNotes extraDefaultSorts extraFavs hideScoreRankings listSearchAddress noSequel nonJapaneseVoiceDefaults rangeSetter relations unicodifier',
  off: `
    altBanner bulkEdit clickableActivityHistory directListAccess forumRecent hideOtherThreads hideOwnScores hideScores hollowHearts imageFreeEditor
    infoTable keepAlive listTable noScrollPosts nonJumpScroll recommendationsFade reinaDark tableOneDecimal titlecaseRomaji twoColumnFeed`,
};
