import characterFavouriteCount from '#elements/browse/characterFavouriteCount/feature';
import CSScompactBrowse from '#elements/browse/CSScompactBrowse/feature';
import CSSgreenManga from '#elements/browse/CSSgreenManga/feature';
import studioBrowseTitle from '#elements/browse/studioBrowseTitle/feature';
import activityLikes from '#elements/feeds/activityLikes/feature';
import activityLinks from '#elements/feeds/activityLinks/feature';
import ALbuttonReload from '#elements/feeds/ALbuttonReload/feature';
import betterListPreview from '#elements/feeds/betterListPreview/feature';
import betterReviewRatings from '#elements/feeds/betterReviewRatings/feature';
import blockList from '#elements/feeds/blockList/feature';
import blockWord from '#elements/feeds/blockWord/feature';
import completedScore from '#elements/feeds/completedScore/feature';
import CSSexpandFeedFilters from '#elements/feeds/CSSexpandFeedFilters/feature';
import dblclickZoom from '#elements/feeds/dblclickZoom/feature';
import drafts from '#elements/feeds/drafts/feature';
import droppedScore from '#elements/feeds/droppedScore/feature';
import embedHentai from '#elements/feeds/embedHentai/feature';
import expandRight from '#elements/feeds/expandRight/feature';
import feedCommentFilter from '#elements/feeds/feedCommentFilter/feature';
import feedQuickFilter from '#elements/feeds/feedQuickFilter/feature';
import forumMedia from '#elements/feeds/forumMedia/feature';
import hideAWC from '#elements/feeds/hideAWC/feature';
import hideGlobalFeed from '#elements/feeds/hideGlobalFeed/feature';
import homeHeadingLinks from '#elements/feeds/homeHeadingLinks/feature';
import homeScroll from '#elements/feeds/homeScroll/feature';
import keyboardFlow from '#elements/feeds/keyboardFlow/feature';
import limitProgress10 from '#elements/feeds/limitProgress10/feature';
import limitProgress8 from '#elements/feeds/limitProgress8/feature';
import linkFixer from '#elements/feeds/linkFixer/feature';
import noAutoplay from '#elements/feeds/noAutoplay/feature';
import noImagePolyfill from '#elements/feeds/noImagePolyfill/feature';
import plusProgress from '#elements/feeds/plusProgress/feature';
import progressBar from '#elements/feeds/progressBar/feature';
import shortRomaji from '#elements/feeds/shortRomaji/feature';
import showMarkdown from '#elements/feeds/showMarkdown/feature';
import singleActivityReplyLikes from '#elements/feeds/singleActivityReplyLikes/feature';
import statusBorder from '#elements/feeds/statusBorder/feature';
import tweets from '#elements/feeds/tweets/feature';
import videoHelpers from '#elements/feeds/videoHelpers/feature';
import addForumMedia from '#elements/forum/addForumMedia/feature';
import forumComments from '#elements/forum/forumComments/feature';
import myThreads from '#elements/forum/myThreads/feature';
import CSSdecimalPoint from '#elements/lists/CSSdecimalPoint/feature';
import CSSsmileyScore from '#elements/lists/CSSsmileyScore/feature';
import bannerLink from '#elements/media/bannerLink/feature';
import cleanSocial from '#elements/media/cleanSocial/feature';
import CSSmobileExternalLinks from '#elements/media/CSSmobileExternalLinks/feature';
import CSSmobileTags from '#elements/media/CSSmobileTags/feature';
import entryScore from '#elements/media/entryScore/feature';
import expandDescriptions from '#elements/media/expandDescriptions/feature';
import showRecVotes from '#elements/media/showRecVotes/feature';
import tagDescriptions from '#elements/media/tagDescriptions/feature';
import CSSdarkDropdown from '#elements/navigation/CSSdarkDropdown/feature';
import CSSverticalNav from '#elements/navigation/CSSverticalNav/feature';
import mangaBrowse from '#elements/navigation/mangaBrowse/feature';
import navbarDroptext from '#elements/navigation/navbarDroptext/feature';
import rightSideNavbar from '#elements/navigation/rightSideNavbar/feature';
import rightToLeft from '#elements/navigation/rightToLeft/feature';
import slimNav from '#elements/navigation/slimNav/feature';
import userSubmenu from '#elements/navigation/userSubmenu/feature';
import dismissDot from '#elements/notifications/dismissDot/feature';
import hideLikes from '#elements/notifications/hideLikes/feature';
import notificationCake from '#elements/notifications/notificationCake/feature';
import notifications from '#elements/notifications/notifications/feature';
import settingsTip from '#elements/notifications/settingsTip/feature';
import CSSbannerShadow from '#elements/profiles/CSSbannerShadow/feature';
import CSSfavs from '#elements/profiles/CSSfavs/feature';
import CSSprofileClutter from '#elements/profiles/CSSprofileClutter/feature';
import customCSS from '#elements/profiles/customCSS/feature';
import profileBackground from '#elements/profiles/profileBackground/feature';
import selectMyThreads from '#elements/profiles/selectMyThreads/feature';
import annoyingAnimations from '#elements/script/annoyingAnimations/feature';
import autoLogin from '#elements/script/autoLogin/feature';
import automailAPI from '#elements/script/automailAPI/feature';
import colourPicker from '#elements/script/colourPicker/feature';
import CSSoldDarkTheme from '#elements/script/CSSoldDarkTheme/feature';
import documentTitle from '#elements/script/documentTitle/feature';
import mobileFriendly from '#elements/script/mobileFriendly/feature';
import linkGuard from '#elements/script/linkGuard/feature';
import markdownHelp from '#elements/script/markdownHelp/feature';
import relativeTime from '#elements/script/relativeTime/feature';
import SFWmode from '#elements/script/SFWmode/feature';
import settingsPage from '#elements/script/settingsPage/feature';
import titleAliases from '#elements/script/titleAliases/feature';
import type {Feature} from '#feature/defineFeature';

/** Every feature, in the order of the settings page, which is all that the order means. */
export const catalogue: readonly Feature[] = [
  settingsPage,
  completedScore,
  droppedScore,
  progressBar,
  betterListPreview,
  plusProgress,
  limitProgress8,
  limitProgress10,
  expandRight,
  hideGlobalFeed,
  CSSexpandFeedFilters,
  homeScroll,
  ALbuttonReload,
  homeHeadingLinks,
  linkFixer,
  betterReviewRatings,
  forumMedia,
  hideAWC,
  noImagePolyfill,
  dblclickZoom,
  videoHelpers,
  noAutoplay,
  blockList,
  embedHentai,
  tweets,
  drafts,
  keyboardFlow,
  feedCommentFilter,
  blockWord,
  statusBorder,
  feedQuickFilter,
  activityLikes,
  singleActivityReplyLikes,
  showMarkdown,
  activityLinks,
  entryScore,
  CSSmobileTags,
  CSSmobileExternalLinks,
  expandDescriptions,
  showRecVotes,
  cleanSocial,
  bannerLink,
  tagDescriptions,
  CSSdecimalPoint,
  CSSsmileyScore,
  CSSfavs,
  CSSprofileClutter,
  CSSbannerShadow,
  profileBackground,
  customCSS,
  characterFavouriteCount,
  CSScompactBrowse,
  CSSgreenManga,
  studioBrowseTitle,
  slimNav,
  CSSverticalNav,
  rightSideNavbar,
  userSubmenu,
  mangaBrowse,
  rightToLeft,
  selectMyThreads,
  forumComments,
  myThreads,
  addForumMedia,
  CSSdarkDropdown,
  notifications,
  hideLikes,
  settingsTip,
  notificationCake,
  dismissDot,
  navbarDroptext,
  mobileFriendly,
  CSSoldDarkTheme,
  annoyingAnimations,
  SFWmode,
  documentTitle,
  titleAliases,
  linkGuard,
  markdownHelp,
  relativeTime,
  shortRomaji,
  colourPicker,
  autoLogin,
  automailAPI,
];
