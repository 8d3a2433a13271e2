/** A work as cards and lists show it. */
export const mediaBrief = `
  id type format status episodes chapters
  title { userPreferred romaji }
  coverImage { large medium color }
`;

/** A member as avatars and names show him. */
export const userBrief = 'id name avatar { large medium }';

/** A member whose badges are shown. */
export const userBadged = `${userBrief} donatorTier donatorBadge moderatorRoles`;

/** A status as feeds show it. */
export const textFields = `
  __typename id type text(asHtml: true) createdAt isLiked isLocked isSubscribed likeCount replyCount
  user { ${userBadged} }
`;

/** A message as feeds show it. */
export const messageFields = `
  __typename id type message(asHtml: true) createdAt isLiked isLocked isSubscribed isPrivate likeCount replyCount
  messenger { ${userBadged} }
  recipient { ${userBrief} }
`;

/** An activity as feeds show it. */
export const activityFields = `
  ... on ListActivity {
    __typename id type status progress createdAt isLiked isLocked isSubscribed likeCount replyCount
    user { ${userBadged} }
    media { ${mediaBrief} }
  }
  ... on TextActivity { ${textFields} }
  ... on MessageActivity { ${messageFields} }
`;

/** A review as cards show it. */
export const reviewBrief = `
  id summary rating ratingAmount createdAt mediaType
  user { ${userBrief} }
  media { id type title { userPreferred } bannerImage }
`;

/** A thread as cards show it. */
export const threadBrief = `
  id title isSticky isLocked replyCount viewCount replyCommentId repliedAt createdAt
  user { ${userBrief} }
  replyUser { ${userBrief} }
  categories { id name }
  mediaCategories { id type title { userPreferred } }
`;

/** A character or a person as role cards show them. */
export const namedBrief = 'id name { userPreferred full } image { large medium }';
