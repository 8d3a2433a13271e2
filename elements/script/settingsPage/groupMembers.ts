/** The features of each group, by place or purpose, in the order of the settings. */
export const members = {
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
  listTools: 'listTable bulkEdit comparisonPage moreImports draw3x3 moreStats replaceNativeTags newChapters',
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
