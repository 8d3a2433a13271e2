import type {Profile} from './profile';

/** Settings stored by builds of the rewrite. */
export const rewriteProfiles: readonly Profile[] = [
  {
    name: 'the first build of the rewrite',
    stored: {
      on: 'droppedScore hideLikes statusBorder markdownHelp hideAWC blockWord mobileHintSeen',
      off: 'CSSgreenManga CSSmobileTags documentTitle',
      rest: {
        forumPreviewNumber: 5,
        tweetsHeight: 500,
        draftsDays: 30,
        draftsMost: 40,
        feedCommentComments: 2,
        feedCommentLikes: 4,
        blockWordValue: 'spoiler',
        keyboardFlowKeys: {next: 'x'},
        customCSSValue: '.a { color: red }',
        notificationColours: {FOLLOWING: {colour: 'rgb(1,2,3)', supress: true}},
        colourSettings: {'--color-red': {initial: '#010203'}},
        boxPlaces: {keyboardFlow: {left: 40, top: 60, width: 300, height: 200}},
        profileBackgroundValue: '#123456',
        somebodyElses: {a: 1},
        settingsVersion: 1,
      },
    },
    changed: {
      on: 'hideLikes statusBorder blockWord hideAWC droppedScore markdownHelp',
      off: 'CSSmobileTags CSSgreenManga userSubmenu documentTitle',
    },
  },
  {
    name: 'a later build of the rewrite',
    stored: {
      on: 'statusBorder hideLikes moreImports moreStats',
      off: 'documentTitle',
      rest: {customCSSValue: '.a { color: red }', settingsVersion: 1},
    },
    changed: {
      on: 'hideLikes statusBorder',
      off: 'userSubmenu documentTitle',
    },
  },
  {
    name: 'the build before, with nothing changed',
    stored: {
      on: '',
      off: '',
      rest: {settingsVersion: 1},
    },
    changed: {
      on: '',
      off: 'userSubmenu',
    },
  },
  {
    name: 'the build before, with the preset "Calm"',
    stored: {
      on: `
        settingsTip blockList drafts activityLikes singleActivityReplyLikes showMarkdown forumMedia
        betterReviewRatings progressBar forumComments addForumMedia myThreads forumLikes draw3x3 yearStepper
        tagIndex viewAdvancedScores notFoundExplain selectMyThreads CSSfollowCounter socialThemeSwitch
        milestones titleAliases reviewConfidence mediaReviewConfidence tagDescriptions relativeTime linkGuard`,
      off: `
        dismissDot notifications hideLikes notificationCake plusProgress feedQuickFilter keyboardFlow
        videoHelpers statusBorder dblclickZoom feedCommentFilter hideGlobalFeed hideAWC expandRight
        activityLinks linkFixer ALbuttonReload betterListPreview homeScroll shortRomaji termsFeed embedHentai
        termsFeedNoImages limitProgress10 limitProgress8 CSSexpandFeedFilters completedScore droppedScore
        noImagePolyfill tweets noAutoplay homeHeadingLinks newChapters plussMinus moreImports
        comparisionColourFilter comparissionPage comparisionSystemFilter CSSsmileyScore CSSdecimalPoint
        CSSprofileClutter CSSbannerShadow CSSfavs customCSS profileBackground globalCustomList
        negativeCustomList moreStats timeToCompleteColumn allStudios hideCustomTags noRewatches
        replaceNativeTags filterStaffTabs bannerLink socialTabFeed cleanSocial CSSmobileExternalLinks
        CSSmobileTags anisongs dubMarker replaceStaffRoles mangaGuess socialTab subTitleInfo
        characterFavouriteCount staffPages MALserial expandDescriptions MALscore CSSgreenManga showRecVotes
        MALrecs relationStatusDot activityTimeline entryScore userSubmenu mangaBrowse slimNav rightSideNavbar
        navbarDroptext CSSdarkDropdown CSSverticalNav rightToLeft interestingRecs browseFilters
        studioBrowseTitle CSScompactBrowse studioFavouriteCount studioSorting markdownHelp colourPicker
        randomButtons automailAPI mobileFriendly annoyingAnimations autoLogin documentTitle CSSoldDarkTheme
        enumerateSubmissionStaff`,
      rest: {settingsVersion: 1},
    },
    changed: {
      on: 'progressBar myThreads milestones',
      off: `
        dismissDot notifications notificationCake plusProgress feedQuickFilter videoHelpers activityLinks
        linkFixer ALbuttonReload homeScroll CSSexpandFeedFilters completedScore homeHeadingLinks newChapters
        plussMinus moreImports comparisionColourFilter comparissionPage CSSsmileyScore CSSbannerShadow CSSfavs
        profileBackground moreStats replaceNativeTags filterStaffTabs bannerLink socialTabFeed CSSmobileTags
        replaceStaffRoles mangaGuess socialTab characterFavouriteCount staffPages expandDescriptions
        CSSgreenManga showRecVotes relationStatusDot activityTimeline entryScore userSubmenu navbarDroptext
        CSSdarkDropdown interestingRecs browseFilters studioBrowseTitle CSScompactBrowse studioFavouriteCount
        studioSorting colourPicker randomButtons annoyingAnimations documentTitle enumerateSubmissionStaff`,
    },
  },
  {
    name: 'the build before, with the preset "Everything useful"',
    stored: {
      on: `
        dismissDot notifications settingsTip notificationCake plusProgress feedQuickFilter keyboardFlow
        videoHelpers statusBorder dblclickZoom blockList feedCommentFilter expandRight drafts activityLinks
        linkFixer ALbuttonReload homeScroll termsFeed CSSexpandFeedFilters activityLikes
        singleActivityReplyLikes completedScore droppedScore showMarkdown forumMedia betterReviewRatings
        noImagePolyfill progressBar noAutoplay homeHeadingLinks forumComments addForumMedia myThreads forumLikes
        draw3x3 newChapters yearStepper plussMinus moreImports comparisionColourFilter comparissionPage tagIndex
        comparisionSystemFilter CSSsmileyScore viewAdvancedScores CSSdecimalPoint notFoundExplain
        selectMyThreads CSSbannerShadow CSSfavs CSSfollowCounter profileBackground socialThemeSwitch milestones
        globalCustomList negativeCustomList moreStats timeToCompleteColumn allStudios hideCustomTags noRewatches
        replaceNativeTags filterStaffTabs bannerLink socialTabFeed cleanSocial CSSmobileExternalLinks
        CSSmobileTags anisongs dubMarker replaceStaffRoles mangaGuess titleAliases socialTab subTitleInfo
        characterFavouriteCount staffPages reviewConfidence mediaReviewConfidence MALserial expandDescriptions
        MALscore CSSgreenManga showRecVotes MALrecs tagDescriptions relationStatusDot activityTimeline
        entryScore userSubmenu navbarDroptext CSSdarkDropdown interestingRecs browseFilters studioBrowseTitle
        CSScompactBrowse studioFavouriteCount studioSorting markdownHelp colourPicker relativeTime randomButtons
        annoyingAnimations linkGuard documentTitle enumerateSubmissionStaff`,
      off: `
        hideLikes hideGlobalFeed hideAWC betterListPreview shortRomaji embedHentai termsFeedNoImages
        limitProgress10 limitProgress8 tweets CSSprofileClutter customCSS mangaBrowse slimNav rightSideNavbar
        CSSverticalNav rightToLeft automailAPI mobileFriendly autoLogin CSSoldDarkTheme`,
      rest: {settingsVersion: 1},
    },
    changed: {
      on: `
        keyboardFlow statusBorder dblclickZoom feedCommentFilter expandRight termsFeed droppedScore
        noImagePolyfill progressBar noAutoplay myThreads comparisionSystemFilter CSSdecimalPoint milestones
        globalCustomList negativeCustomList timeToCompleteColumn allStudios hideCustomTags noRewatches
        cleanSocial CSSmobileExternalLinks anisongs dubMarker subTitleInfo MALserial MALscore MALrecs
        markdownHelp`,
      off: 'userSubmenu',
    },
  },
  {
    name: 'the build before, with the preset "Like the older script"',
    stored: {
      on: `
        dismissDot notifications settingsTip notificationCake plusProgress videoHelpers blockList activityLinks
        linkFixer ALbuttonReload homeScroll CSSexpandFeedFilters activityLikes singleActivityReplyLikes
        completedScore showMarkdown forumMedia betterReviewRatings homeHeadingLinks forumComments addForumMedia
        forumLikes draw3x3 newChapters yearStepper plussMinus moreImports comparisionColourFilter
        comparissionPage tagIndex CSSsmileyScore viewAdvancedScores notFoundExplain selectMyThreads
        CSSbannerShadow CSSfavs CSSfollowCounter profileBackground socialThemeSwitch moreStats replaceNativeTags
        filterStaffTabs bannerLink socialTabFeed CSSmobileTags replaceStaffRoles mangaGuess titleAliases
        socialTab characterFavouriteCount staffPages reviewConfidence mediaReviewConfidence expandDescriptions
        CSSgreenManga showRecVotes tagDescriptions relationStatusDot activityTimeline entryScore userSubmenu
        navbarDroptext CSSdarkDropdown interestingRecs browseFilters studioBrowseTitle CSScompactBrowse
        studioFavouriteCount studioSorting colourPicker relativeTime randomButtons annoyingAnimations linkGuard
        documentTitle enumerateSubmissionStaff`,
      off: `
        droppedScore noRewatches hideLikes feedQuickFilter keyboardFlow statusBorder dblclickZoom
        feedCommentFilter hideGlobalFeed hideAWC expandRight drafts betterListPreview shortRomaji termsFeed
        embedHentai termsFeedNoImages limitProgress10 limitProgress8 noImagePolyfill tweets progressBar
        noAutoplay myThreads comparisionSystemFilter CSSdecimalPoint CSSprofileClutter customCSS milestones
        globalCustomList negativeCustomList timeToCompleteColumn allStudios hideCustomTags cleanSocial
        CSSmobileExternalLinks anisongs dubMarker subTitleInfo MALserial MALscore MALrecs mangaBrowse slimNav
        rightSideNavbar CSSverticalNav rightToLeft markdownHelp automailAPI mobileFriendly autoLogin
        CSSoldDarkTheme`,
      rest: {settingsVersion: 1},
    },
    changed: {
      on: '',
      off: 'feedQuickFilter drafts userSubmenu',
    },
  },
  {
    name: 'the build before, with every switch the other way',
    stored: {
      on: `
        hideLikes keyboardFlow statusBorder dblclickZoom feedCommentFilter blockWord hideGlobalFeed hideAWC
        expandRight betterListPreview shortRomaji termsFeed embedHentai termsFeedNoImages limitProgress10
        limitProgress8 droppedScore noImagePolyfill tweets progressBar noAutoplay myThreads
        comparisionSystemFilter CSSdecimalPoint CSSprofileClutter customCSS milestones globalCustomList
        negativeCustomList timeToCompleteColumn allStudios hideCustomTags noRewatches cleanSocial
        CSSmobileExternalLinks anisongs dubMarker subTitleInfo MALserial MALscore MALrecs mangaBrowse slimNav
        rightSideNavbar CSSverticalNav rightToLeft markdownHelp automailAPI mobileFriendly SFWmode autoLogin
        CSSoldDarkTheme`,
      off: `
        dismissDot notifications settingsTip notificationCake plusProgress feedQuickFilter videoHelpers
        blockList drafts activityLinks linkFixer ALbuttonReload homeScroll CSSexpandFeedFilters activityLikes
        singleActivityReplyLikes completedScore showMarkdown forumMedia betterReviewRatings homeHeadingLinks
        forumComments addForumMedia forumLikes draw3x3 newChapters yearStepper plussMinus moreImports
        comparisionColourFilter comparissionPage tagIndex CSSsmileyScore viewAdvancedScores notFoundExplain
        selectMyThreads CSSbannerShadow CSSfavs CSSfollowCounter profileBackground socialThemeSwitch moreStats
        replaceNativeTags filterStaffTabs bannerLink socialTabFeed CSSmobileTags replaceStaffRoles mangaGuess
        titleAliases socialTab characterFavouriteCount staffPages reviewConfidence mediaReviewConfidence
        expandDescriptions CSSgreenManga showRecVotes tagDescriptions relationStatusDot activityTimeline
        entryScore userSubmenu navbarDroptext CSSdarkDropdown interestingRecs browseFilters studioBrowseTitle
        CSScompactBrowse studioFavouriteCount studioSorting colourPicker relativeTime randomButtons
        annoyingAnimations linkGuard documentTitle enumerateSubmissionStaff`,
      rest: {settingsVersion: 1},
    },
    changed: {
      on: `
        hideLikes keyboardFlow statusBorder dblclickZoom feedCommentFilter blockWord hideGlobalFeed hideAWC
        expandRight betterListPreview shortRomaji termsFeed embedHentai termsFeedNoImages limitProgress10
        limitProgress8 droppedScore noImagePolyfill tweets progressBar noAutoplay myThreads CSSdecimalPoint
        CSSprofileClutter customCSS milestones cleanSocial CSSmobileExternalLinks anisongs dubMarker
        subTitleInfo MALserial MALscore MALrecs mangaBrowse slimNav rightSideNavbar CSSverticalNav rightToLeft
        markdownHelp automailAPI mobileFriendly SFWmode autoLogin CSSoldDarkTheme`,
      off: `
        dismissDot notifications settingsTip notificationCake plusProgress feedQuickFilter videoHelpers
        blockList drafts activityLinks linkFixer ALbuttonReload homeScroll CSSexpandFeedFilters activityLikes
        singleActivityReplyLikes completedScore showMarkdown forumMedia betterReviewRatings homeHeadingLinks
        forumComments addForumMedia forumLikes draw3x3 newChapters yearStepper plussMinus moreImports
        comparisionColourFilter comparissionPage tagIndex CSSsmileyScore viewAdvancedScores notFoundExplain
        selectMyThreads CSSbannerShadow CSSfavs CSSfollowCounter profileBackground socialThemeSwitch moreStats
        replaceNativeTags filterStaffTabs bannerLink socialTabFeed CSSmobileTags replaceStaffRoles mangaGuess
        titleAliases socialTab characterFavouriteCount staffPages reviewConfidence mediaReviewConfidence
        expandDescriptions CSSgreenManga showRecVotes tagDescriptions relationStatusDot activityTimeline
        entryScore userSubmenu navbarDroptext CSSdarkDropdown interestingRecs browseFilters studioBrowseTitle
        CSScompactBrowse studioFavouriteCount studioSorting colourPicker relativeTime randomButtons
        annoyingAnimations linkGuard documentTitle enumerateSubmissionStaff`,
    },
  },
  {
    name: 'the build before, without the features that have options',
    stored: {
      on: 'noRewatches allStudios timeToCompleteColumn hideCustomTags termsFeedNoImages comparisionSystemFilter',
      off: 'moreStats comparissionPage termsFeed',
      rest: {settingsVersion: 1},
    },
    changed: {
      on: 'timeToCompleteColumn allStudios noRewatches',
      off: 'comparisionColourFilter comparissionPage moreStats userSubmenu',
    },
  },
];
