/** Media fields that cards and lists show. */
export const mediaBrief = `
  id type format status(version: 2) episodes chapters
  title { userPreferred romaji }
  coverImage { large medium color }
`;

/** User fields for an avatar and a name. */
export const userBrief = 'id name avatar { large medium }';

/** User fields for places that also show badges. */
export const userBadged = `${userBrief} donatorTier donatorBadge moderatorRoles`;

/** Text activity fields that feeds show. */
export const textFields = `
  __typename id type text(asHtml: true) createdAt isLiked isLocked isSubscribed likeCount replyCount
  user { ${userBadged} }
`;

/** Message fields that feeds show. */
export const messageFields = `
  __typename id type message(asHtml: true) createdAt isLiked isLocked isSubscribed isPrivate likeCount replyCount
  messenger { ${userBadged} }
  recipient { ${userBrief} }
`;

/** Activity fields that feeds show. */
export const activityFields = `
  ... on ListActivity {
    __typename id type status progress createdAt isLiked isLocked isSubscribed likeCount replyCount
    user { ${userBadged} }
    media { ${mediaBrief} }
  }
  ... on TextActivity { ${textFields} }
  ... on MessageActivity { ${messageFields} }
`;

/** Review fields that cards show. */
export const reviewBrief = `
  id summary rating ratingAmount createdAt mediaType
  user { ${userBrief} }
  media { id type title { userPreferred } bannerImage }
`;

/** Thread fields that cards show. */
export const threadBrief = `
  id title isSticky isLocked replyCount viewCount replyCommentId repliedAt createdAt
  user { ${userBrief} }
  replyUser { ${userBrief} }
  categories { id name }
  mediaCategories { id type title { userPreferred } }
`;

/** Character or staff fields that role cards show. */
export const namedBrief = 'id name { userPreferred full } image { large medium }';
