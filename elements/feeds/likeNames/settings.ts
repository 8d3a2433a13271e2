import {toggle} from '#services/settings/handles';
import {text} from './messages';

export const inFeeds = toggle('activityLikes', {title: text.inFeeds, initial: true});
export const onActivityPages = toggle('singleActivityReplyLikes', {title: text.onActivityPages, initial: true});
export const inForum = toggle('forumLikes', {title: text.inForum, initial: true});
