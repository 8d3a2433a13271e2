import type {Profile} from './profile';

/** Settings stored by 9.94.1 and 10.6.4. */
export const olderProfiles: readonly Profile[] = [
  {
    name: '9.94.1, with nothing changed',
    stored: {
      on: `
        socialTab forumComments forumMedia staffPages tagDescriptions completedScore characterFavouriteCount
        studioFavouriteCount CSSfavs CSScompactBrowse CSSgreenManga CSSfollowCounter CSSbannerShadow
        CSSsmileyScore CSSdarkDropdown colourPicker replaceNativeTags draw3x3 newChapters tagIndex mangaGuess
        settingsTip enumerateSubmissionStaff entryScore showRecVotes activityTimeline browseFilters
        comparissionPage reviewConfidence showMarkdown dismissDot moreImports plussMinus homeScroll
        profileBackground yearStepper viewAdvancedScores betterReviewRatings comparisionColourFilter
        annoyingAnimations navbarDroptext ALbuttonReload addForumMedia moreStats`,
      off: `
        droppedScore CSSprofileClutter CSSdecimalPoint CSSverticalNav hideLikes dubMarker feedCommentFilter
        mangaBrowse progressBar noRewatches hideCustomTags shortRomaji expandRight timeToCompleteColumn MALscore
        MALserial tweets MALrecs embedHentai noImagePolyfill blockWord myThreads statusBorder milestones
        allStudios CSSmobileExternalLinks termsFeedNoImages customCSS rightToLeft subTitleInfo
        negativeCustomList globalCustomList dblclickZoom betterListPreview hideGlobalFeed cleanSocial SFWmode
        hideAWC comparisionSystemFilter limitProgress8 limitProgress10 autoLogin loginAttempted`,
      rest: {
        feedCommentComments: 0,
        feedCommentLikes: 0,
        colourSettings: [],
        customCSSValue: '',
        blockWordValue: 'nsfw',
        forumPreviewNumber: 3,
        profileBackgroundValue: 'inherit',
        staffRoleOrder: 'alphabetical',
        titleLanguage: 'ROMAJI',
        dubMarkerLanguage: 'English',
        bannedUpdates: [],
      },
    },
    changed: {
      on: '',
      off: 'userSubmenu',
    },
  },
  {
    name: '9.94.1, used for long',
    stored: {
      on: `
        socialTab forumComments forumMedia staffPages tagDescriptions characterFavouriteCount
        studioFavouriteCount CSSfavs CSScompactBrowse CSSgreenManga CSSfollowCounter CSSbannerShadow
        CSSsmileyScore CSSdarkDropdown colourPicker replaceNativeTags draw3x3 newChapters tagIndex mangaGuess
        settingsTip enumerateSubmissionStaff entryScore showRecVotes activityTimeline browseFilters
        comparissionPage showMarkdown dismissDot moreImports homeScroll profileBackground yearStepper
        viewAdvancedScores betterReviewRatings annoyingAnimations navbarDroptext ALbuttonReload addForumMedia
        moreStats droppedScore noRewatches negativeCustomList comparisionSystemFilter limitProgress8
        limitProgress10`,
      off: `
        completedScore reviewConfidence plussMinus comparisionColourFilter CSSprofileClutter CSSdecimalPoint
        CSSverticalNav hideLikes dubMarker feedCommentFilter mangaBrowse progressBar hideCustomTags shortRomaji
        expandRight timeToCompleteColumn MALscore MALserial tweets MALrecs embedHentai noImagePolyfill blockWord
        myThreads statusBorder milestones allStudios CSSmobileExternalLinks termsFeedNoImages customCSS
        rightToLeft subTitleInfo globalCustomList dblclickZoom betterListPreview hideGlobalFeed cleanSocial
        SFWmode hideAWC autoLogin loginAttempted`,
      rest: {
        feedCommentComments: 0,
        feedCommentLikes: 0,
        colourSettings: [],
        customCSSValue: '',
        blockWordValue: 'nsfw',
        forumPreviewNumber: '5',
        profileBackgroundValue: 'inherit',
        staffRoleOrder: 'alphabetical',
        titleLanguage: 'ROMAJI',
        dubMarkerLanguage: 'English',
        bannedUpdates: [],
        slimNav: null,
      },
    },
    changed: {
      on: 'limitProgress10 limitProgress8 droppedScore comparisionSystemFilter negativeCustomList noRewatches',
      off: 'completedScore plussMinus comparisionColourFilter reviewConfidence userSubmenu',
    },
  },
  {
    name: '10.6.4, used for long',
    stored: {
      on: `
        socialTab forumComments forumMedia staffPages tagDescriptions completedScore characterFavouriteCount
        studioFavouriteCount CSSfavs CSScompactBrowse CSSgreenManga CSSfollowCounter CSSbannerShadow
        CSSsmileyScore CSSdarkDropdown colourPicker draw3x3 newChapters tagIndex mangaGuess settingsTip
        enumerateSubmissionStaff entryScore showRecVotes activityTimeline browseFilters showMarkdown dismissDot
        moreImports plussMinus homeScroll profileBackground yearStepper viewAdvancedScores betterReviewRatings
        comparisionColourFilter annoyingAnimations navbarDroptext ALbuttonReload addForumMedia moreStats
        droppedScore hideCustomTags timeToCompleteColumn allStudios termsFeedNoImages globalCustomList
        limitProgress10 noScrollPosts twoColumnFeed termsFeed`,
      off: `
        replaceNativeTags comparissionPage reviewConfidence CSSprofileClutter CSSdecimalPoint CSSverticalNav
        hideLikes dubMarker feedCommentFilter mangaBrowse progressBar noRewatches shortRomaji expandRight
        MALscore MALserial tweets MALrecs embedHentai noImagePolyfill blockWord myThreads statusBorder
        milestones CSSmobileExternalLinks customCSS rightToLeft subTitleInfo negativeCustomList dblclickZoom
        betterListPreview hideGlobalFeed cleanSocial SFWmode hideAWC comparisionSystemFilter limitProgress8
        autoLogin loginAttempted`,
      rest: {
        feedCommentComments: 0,
        feedCommentLikes: 0,
        colourSettings: [],
        customCSSValue: '',
        blockWordValue: 'nsfw',
        forumPreviewNumber: 3,
        profileBackgroundValue: 'inherit',
        staffRoleOrder: 'alphabetical',
        titleLanguage: 'ROMAJI_STYLISED',
        dubMarkerLanguage: 'English',
        bannedUpdates: [],
        partialLocalisationLanguage: 'English',
      },
    },
    changed: {
      on: `
        termsFeed termsFeedNoImages limitProgress10 droppedScore globalCustomList timeToCompleteColumn
        allStudios hideCustomTags`,
      off: 'comparisionColourFilter comparissionPage replaceNativeTags reviewConfidence userSubmenu',
    },
  },
];
