import {defineFeature} from '../../../src/feature/defineFeature';
import {place} from '../../../src/feature/place';
import {activityHeart, replyHeart, type Likes} from '../../../src/host/anchors/likes';
import {activity} from '../../../src/host/routes/social';
import css from '../../../src/ui/likes/style.css';

const component = () => import('./LikesTooltip');
const where = ({likes}: Likes) => likes > 0;

export default defineFeature({
  id: 'singleActivityReplyLikes',
  title: 'Names all who like an activity, or a reply to it, on its page.',
  extendedDescription: 'They are asked for when the tooltip opens, those of all replies together.',
  categories: ['Feeds'],
  on: true,
  preset: 'quiet',
  needs: [],
  settings: [],
  parts: [
    place({name: 'activity', on: activity, at: activityHeart, where, component, css}),
    place({name: 'reply', on: activity, at: replyHeart, where, component, css}),
  ],
});
