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

/** An activity as feeds show it. */
export const activityFields = `
  __typename
  ... on ListActivity {
    id type status progress createdAt isLiked isLocked isSubscribed likeCount replyCount
    user { ${userBadged} }
    media { ${mediaBrief} }
  }
  ... on TextActivity {
    id type text(asHtml: true) createdAt isLiked isLocked isSubscribed likeCount replyCount
    user { ${userBadged} }
  }
  ... on MessageActivity {
    id type message(asHtml: true) createdAt isLiked isLocked isSubscribed isPrivate likeCount replyCount
    messenger { ${userBadged} }
    recipient { ${userBrief} }
  }
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
