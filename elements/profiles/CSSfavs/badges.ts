import type {StudioBadge} from './studios';

const wrap = '.user .overview .favourites-wrap.studios';

/**
 * CSS rules for one studio. The name written by the site stays available to screen readers; only its font size is set
 * to 0.
 */
function rule({
  studioId,
  slug,
  text,
  backgroundColor: backgroundColor,
  textColor: textColor,
  address,
  width = 76,
  height = 19,
}: StudioBadge) {
  const link = `${wrap} > .favourite.studio[href^='/studio/${studioId}/${slug}' i]`;
  const picture =
    address === undefined
      ? ''
      : /* css */ `background: ${backgroundColor} url('${address}') center / ${width}px ${height}px no-repeat;`;
  const word = address === undefined ? `'${text.replaceAll("'", "\\'")}'` : "''";
  return /* css */ `${link} { background-color: ${backgroundColor}; color: ${textColor}; font-size: 0; ${picture} }
${link}::after { content: ${word} / ''; font-size: 11px; }`;
}

/** CSS that shows the studios of a table as badges. */
export const badgeSheet = (table: readonly StudioBadge[]) => table.map(rule).join('\n');
