import {defineFeature} from '#feature/defineFeature';
import {place} from '#feature/place';
import {activityHeart, replyHeart, type Likes} from '#host/pages/feed/likes';
import {activity} from '#host/pages/site/routes';
import css from '#kits/likes/style.css';

const component = () => import('./LikesTooltip');
const where = ({likes}: Likes) => likes > 0;

export default defineFeature({
  id: 'singleActivityReplyLikes',
  title: 'Names all who like an activity, or a reply to it, on its page.',
  extendedDescription: 'They are asked for when the tooltip opens, those of all replies together.',
  categories: ['Feeds'],
  enabledByDefault: true,
  preset: 'quiet',
  parts: [
    place({name: 'activity', routes: activity, at: activityHeart, where, component, css}),
    place({name: 'reply', routes: activity, at: replyHeart, where, component, css}),
  ],
});
