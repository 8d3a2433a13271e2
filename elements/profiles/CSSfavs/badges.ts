import type {StudioBadge} from './studios';

const wrap = '.user .overview .favourites-wrap.studios';

/** The rule of one studio; the name that the site wrote stays for screen readers, only its letters lose their size. */
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
      : `background: ${backgroundColor} url('${address}') center / ${width}px ${height}px no-repeat;`;
  const word = address === undefined ? `'${text.replaceAll("'", "\\'")}'` : "''";
  return `${link} { background-color: ${backgroundColor}; color: ${textColor}; font-size: 0; ${picture} }
${link}::after { content: ${word} / ''; font-size: 1.1rem; }`;
}

/** Style text that shows the studios of a table as badges. */
export const badgeSheet = (table: readonly StudioBadge[]) => table.map(rule).join('\n');
