import {anchor, mediaOf, selector, shownText} from '../anchor';
import {markEach} from '../../dom/hiding';
import type {Source} from '#domain/value/store';

/** A row or card of a list of a user. */
export const listRow = selector('listRow', '.medialist .list-entries .row');
/** The control in a row that keeps its function while rows are picked. */
const rowProgress = selector('rowProgress', '.plus-progress');

/** The data of a list entry shown in a row. */
export interface RowEntry {
  readonly mediaId: number;
  readonly title: string;
  /** Address of its picture. */
  readonly cover: string | undefined;
}

/** The link with the title in a row or card; our element comes after it. */
export const rowTitle = anchor<{mediaId: number}>('rowTitle', {
  selector: '.medialist .list-entries .row .title > a',
  position: 'after',
  presence: 'maybe',
  evidence: 'Rows and cards of all layouts have their title in a link to the media.',
  watch: {attributes: ['href']},
  repeats: listRow,
  read(node) {
    const media = mediaOf(node.getAttribute('href'));
    return media && {mediaId: media.mediaId};
  },
});

function readRow(row: Element): RowEntry | undefined {
  const link = row.querySelector('.title > a');
  const media = mediaOf(link?.getAttribute('href'));
  const image = row.querySelector('.cover .image');
  const [, cover] = (image instanceof HTMLElement && /url\(["']?(.+?)["']?\)/.exec(image.style.backgroundImage)) || [];
  return media && {mediaId: media.mediaId, title: shownText(link), cover};
}

/** The media item of a row or card. */
export const mediaIdOfRow = (row: Element) => mediaOf(row.querySelector('.title > a')?.getAttribute('href'))?.mediaId;

/** The attribute of picked rows. */
const attribute = 'data-am-picked';

interface PickOptions {
  signal: AbortSignal;
  order: number;
  /** Notifies when other entries are picked. */
  changes: Source;
}

/**
 * Until the signal ends, plain clicks on rows and cards pick their entries instead of following links or opening the
 * editor, and picked ones are marked. On the user's own lists, the icon that opens the editor covers the whole picture.
 * Keys that follow a link also pick.
 */
export function pickRows(
  {pick, isPicked}: {pick: (entry: RowEntry) => void; isPicked: (mediaId: number) => boolean},
  {signal, order, changes}: PickOptions,
) {
  const onClick = (event: MouseEvent) => {
    const {target} = event;
    if (!(target instanceof Element) || target.localName.startsWith('am-') || target.closest(rowProgress.selector))
      return;
    if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    const row = target.closest(listRow.selector);
    const entry = row && readRow(row);
    if (!entry) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    pick(entry);
  };
  document.addEventListener('click', onClick, {capture: true, signal});
  const marked = (row: Element) => {
    const entry = readRow(row);
    return entry !== undefined && isPicked(entry.mediaId);
  };
  markEach(listRow.selector, marked, {attribute, signal, order, changes});
}
