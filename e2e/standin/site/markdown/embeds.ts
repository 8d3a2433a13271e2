import {load} from '../client/graphql';
import {imageOf, titleCase, titleOf} from '../format/media';
import {mediaBrief} from '../data/fragments';
import type {Media} from '../data/types';

const query = `query MarkdownEmbeds($ids: [Int]) {
  Page(perPage: 50) { media(id_in: $ids) { ${mediaBrief} genres season seasonYear startDate { year } averageScore isAdult } }
}`;

function element(tag: string, className: string, text = ''): HTMLElement {
  const made = document.createElement(tag);
  if (className) made.className = className;
  if (text) made.textContent = text;
  return made;
}

function infoOf(work: Media): HTMLElement {
  const info = element('div', 'info');
  const genres = element('div', 'genres');
  (work.genres ?? []).forEach((genre, index, all) =>
    genres.append(element('span', '', (genre ?? '') + (index < all.length - 1 ? ', ' : ''))),
  );
  const year = work.seasonYear ?? work.startDate?.year;
  const season = [titleCase(work.season), year].filter(Boolean).join(' ');
  const score = work.averageScore;
  info.append(
    genres,
    element('span', '', `${titleCase(work.format)} · `),
    element('span', '', `${titleCase(work.status)} · `),
  );
  info.append(element('span', '', season + (score ? ' · ' : '')));
  if (score) info.append(element('span', '', `${score}%`));
  return info;
}

function fill(link: HTMLElement, work: Media): void {
  const cover = element('div', 'cover');
  cover.style.backgroundImage = `url("${imageOf(work.coverImage?.medium)}")`;
  const wrap = element('div', 'wrap');
  wrap.append(element('div', 'title', titleOf(work)), infoOf(work));
  const embed = element('div', 'embed');
  embed.append(cover, wrap);
  const box = document.createElement('div');
  box.append(embed);
  link.replaceChildren(box);
}

/** Fills the containers of embedded media. Those for adult media stay empty. */
export async function fillEmbeds(root: ParentNode): Promise<void> {
  const links = [...root.querySelectorAll<HTMLElement>('a.media-embed')];
  if (!links.length) return;
  const ids = [...new Set(links.map(link => Number(link.dataset.mediaId)))];
  const {Page} = await load<{Page: {media: Media[]}}>(query, {ids});
  for (const link of links) {
    const work = Page.media.find(one => one.id === Number(link.dataset.mediaId));
    if (work && !work.isAdult) fill(link, work);
  }
}
