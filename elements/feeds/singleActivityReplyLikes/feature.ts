import {defineFeature} from '#feature/defineFeature';
import {place} from '#feature/place';
import {activityLikeButton, replyLikeButton, type Likeable} from '#host/pages/feed/likes';
import {activity} from '#host/pages/routes';
import css from '#kits/likes/style.css';

const component = () => import('./LikesTooltip');
const where = ({likes}: Likeable) => likes > 0;

export default defineFeature({
  id: 'singleActivityReplyLikes',
  categories: ['Feeds'],
  enabledByDefault: true,
  requests: 'onDemand',
  preset: 'quiet',
  parts: [
    place({name: 'activity', routes: activity, at: activityLikeButton, where, component, css}),
    place({name: 'reply', routes: activity, at: replyLikeButton, where, component, css}),
  ],
});
