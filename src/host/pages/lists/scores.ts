import {canStep, type ScoreFormat} from '#domain/score/score';
import {hostValue, override} from '../../dom/override';
import {anchor, mediaOf} from '../anchor';
import {listRow} from './rows';

/** The score of an entry on the user's own list. */
export interface RowScore {
  mediaId: number;
  /** As the site shows it. */
  title: string | undefined;
  /** That of the site, whatever is shown instead. 0: no score. */
  score: number;
  scoreFormat: ScoreFormat;
}

const formats: readonly ScoreFormat[] = ['POINT_100', 'POINT_10_DECIMAL', 'POINT_10', 'POINT_5', 'POINT_3'];

/** The score in a row of the user's own list, in formats that have steps; appended to. */
export const ownRowScore = anchor<RowScore>('ownRowScore', {
  selector: '.medialist .list-entries .row > .score',
  position: 'append',
  presence: 'maybe',
  evidence:
    'The attribute score has the value; the format is a class of .medialist. Rows of the own list, and only those, have an icon that opens the editor.',
  watch: {attributes: ['score']},
  repeats: listRow,
  read(node) {
    const row = node.closest('.row');
    const link = row?.querySelector('.title > a');
    const media = mediaOf(link?.getAttribute('href'));
    const classes = node.closest('.medialist')?.classList;
    const scoreFormat = formats.find(format => classes?.contains(format));
    if (!media || !row?.querySelector('.cover .edit') || !scoreFormat || !canStep(scoreFormat)) return undefined;
    const title = link?.textContent?.trim() || undefined;
    return {mediaId: media.mediaId, title, score: Number(hostValue(node, {attribute: 'score'}) ?? 0), scoreFormat};
  },
});

/**
 * Marks the score around our element, for sheets that show something after scores, until the signal ends. `where` is
 * the text node with the number.
 */
export function markScore(element: Element, where: 'host' | 'own', signal: AbortSignal) {
  if (element.parentElement) override(element.parentElement, {attribute: 'data-am-steps'}, where, {signal});
}

/** Shows another score in the row around our element, for as long as the site itself has the score `was`. */
export function showScore(element: Element, {was, score}: {was: number; score: number}, signal: AbortSignal) {
  const node = element.parentElement;
  if (!node) return;
  const isCurrent = (host: string | undefined) => Number.parseFloat(host ?? '') === was;
  override(node, {attribute: 'score'}, host => (isCurrent(host) ? String(score) : undefined), {signal});
  const written = (host: string | undefined) =>
    isCurrent(host) ? host?.replace(/\d+(?:\.\d+)?/, String(score)) : undefined;
  // Without a score the site has no text node to write into. The text node itself is overridden, because the text of
  // the element would change with its children, one of which is ours.
  const text = [...node.childNodes].find(child => child instanceof Text && /\d/.test(child.data));
  if (text) override(text, {text: true}, written, {signal});
}
