type Rewrite = (title: string) => string;

/** Rewrites the title in the site's words about a review, such as "Review of Monster by Mirabel". */
export const inReviewLine = (line: string, rewrite: Rewrite): string =>
  line.replace(
    /^(\s*Review of )(.+)( by \S+\s*)$/s,
    (_line, before: string, title: string, after: string) => before + rewrite(title) + after,
  );

/** Rewrites the title in the document title of a media page, such as "Monster (TV 2004) · Staff · AniList". */
export const inPageTitle = (text: string, rewrite: Rewrite): string =>
  text.replace(
    /^(.+?)((?: \([^()]*\d{4}[^()]*\))?(?: · [^·]+)* · AniList\s*)$/s,
    (_text, title: string, after: string) => rewrite(title) + after,
  );
