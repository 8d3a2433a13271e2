import {act, fireEvent} from '@testing-library/react';

import ForYou from '#elements/browse/interestingRecs/ForYou';
import {isChosen} from '#elements/browse/interestingRecs/state';
import ActivitySpeed from '#elements/browse/randomButtons/ActivitySpeed';
import Arrows from '#elements/feeds/activityLinks/Arrows';
import RatingTotal from '#elements/feeds/betterReviewRatings/RatingTotal';
import ThreadPreview from '#elements/feeds/hideAWC/ThreadPreview';
import SourceText from '#elements/feeds/showMarkdown/SourceText';
import {shown} from '#elements/feeds/showMarkdown/state';
import {MediaFilter} from '#elements/feeds/termsFeed/filters/MediaFilter';
import {useFeedPage} from '#elements/feeds/termsFeed/useFeedPage';
import {useSourceText} from '#elements/feeds/termsFeed/writing/useSourceText';
import CommentLikes from '#elements/feeds/likeNames/CommentLikes';
import ThreadLikes from '#elements/feeds/likeNames/ThreadLikes';
import {Timeline} from '#elements/media/activityTimeline/Timeline';
import SocialFeed from '#elements/media/socialTabFeed/SocialFeed';
import FollowTotal from '#elements/profiles/CSSfollowCounter/FollowTotal';
import Milestones from '#elements/profiles/milestones/Milestones';
import Explanation from '#elements/profiles/notFoundExplain/Explanation';
import LikesTooltip from '#elements/feeds/likeNames/LikesTooltip';
import StatusScore from '#elements/feeds/activityScores/StatusScore';
import {freshnessTests, press, type Fresh} from '../support/freshness';

const view = {page: 1, filters: {}, date: undefined};
const nothing = () => undefined;

function TermsPage() {
  useFeedPage(view, undefined);
  return null;
}

function TermsSource() {
  useSourceText(1, nothing);
  return null;
}

/** Opens the search for media, and searches. */
function search(container: HTMLElement) {
  press('input[type=checkbox]')(container);
  const [field, form] = [container.querySelector('.ui-input'), container.querySelector('form')];
  if (!field || !form) throw new Error('there is no search');
  fireEvent.change(field, {target: {value: 'a'}});
  fireEvent.submit(form);
}

const open = {begin: press('button')};
const showSource = {begin: () => act(() => shown.set(1))};
const chooseForYou = {isMember: true, begin: () => act(() => isChosen.set(true))};
const knows = (field: string, value: object) => ({
  answers: ({name}: {name: string}) => (name === field ? value : null),
});
const knowsUser = knows('User', {__typename: 'User', id: 7});
const knowsPost = knows('Activity', {__typename: 'TextActivity', id: 1, type: 'TEXT', userId: 7, createdAt: 100});

const following = <FollowTotal userName="a" kind="following" />;
const milestones = <Milestones userName="a" mediaType="ANIME" showsMeanScore={false} />;
const found = <MediaFilter mediaId={undefined} choose={nothing} />;

// Times in seconds, as in the docstrings of their lifetimes.
const table: readonly Fresh[] = [
  ['the score on a status line', 60, 'Page.mediaList', <StatusScore userName="a" mediaId={1} />],
  ['who likes an activity', 60, 'Activity', <LikesTooltip activityId={1} likes={6} />, open],
  ['who likes a reply', 60, 'Activity', <LikesTooltip activityId={1} likes={6} replyIndex={0} />, open],
  ['who likes a thread', 60, 'Thread', <ThreadLikes threadId={1} likes={6} />, open],
  ['who likes a comment', 60, 'ThreadComment', <CommentLikes commentId={1} likes={6} />, open],
  ['the ratings of a review', 30, 'Review', <RatingTotal reviewId={1} />],
  ['the id of a user', 3600, 'User', following],
  ['a number of follows', 3600, 'Page.following', following, knowsUser],
  ['the totals of a profile', 60, 'User', milestones],
  ['whether a user exists', 60, 'User', <Explanation path="/user/a/" />],
  ['whether a media exists', 60, 'Media', <Explanation path="/anime/1/" />],
  ['recent threads', 60, 'Page.threads', <ThreadPreview />],
  ['what an activity is about', 86_400, 'Activity', <Arrows activityId={1} />, {begin: press('a')}],
  ['the activities beside one', 600, 'Page.activities', <Arrows activityId={1} />, {...knowsPost, begin: press('a')}],
  ['the source of a post', 20, 'Activity', <SourceText activityId={1} />, showSource],
  ['a timeline', 120, 'Page.activities', <Timeline userName="a" mediaId={1} />, knowsUser],
  ['the speed of activities', 60, 'Page.activities', <ActivitySpeed />],
  ['the social tab', 60, 'Page.activities', <SocialFeed mediaType="ANIME" mediaId={1} />, {begin: press('input')}],
  ['recommendations for a person', 120, 'Page.mediaList', <ForYou />, chooseForYou],
  ['a page of the low-bandwidth feed', 60, 'Page.activities', <TermsPage />],
  ['a search in the low-bandwidth feed', 300, 'Page.media', found, {begin: search}],
  ['a status that is edited', 20, 'Activity', <TermsSource />],
];

describe('refetching stale data about users and their posts', () => {
  afterEach(() =>
    act(() => {
      shown.set(undefined);
      isChosen.set(false);
    }),
  );
  freshnessTests(table);
});
