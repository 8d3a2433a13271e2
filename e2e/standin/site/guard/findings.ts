import {reportHealth} from '../standIn';
import {caller, stackText} from './callers';
import {isGuest, isHostNode, isPlaceholder, isSanctioned, nameOf} from './nodes';

const report = (message: string): void => reportHealth({kind: 'guard', message, stack: stackText()});
const isForeign = (): boolean => caller() === 'other';

/** Reports a host node that other code removed from the page. */
export function checkRemoval(node: Node): void {
  if (isHostNode(node) && isForeign()) report(`removed ${nameOf(node)}`);
}

/**
 * Reports a bad insertion into `parent` before `next`: host nodes must not move, our nodes must not be placed before a
 * placeholder, and nodes that are neither must not be inserted into host nodes.
 */
export function checkInsertion(nodes: readonly Node[], parent: Node | null, next: Node | null): void {
  const moved = nodes.find(isHostNode);
  const misplaced = isPlaceholder(next);
  const stranger = isHostNode(parent) && nodes.some(node => !isHostNode(node) && !isGuest(node));
  if (!moved && !misplaced && !stranger) return;
  if (!isForeign()) return;
  if (moved) report(`moved ${nameOf(moved)}`);
  else if (misplaced) report(`inserted before a placeholder in ${parent ? nameOf(parent) : 'nothing'}`);
  else report(`inserted ${nodes.map(nameOf).join(', ')} into ${parent ? nameOf(parent) : 'nothing'}`);
}

/** Reports a write to the text, an attribute or a property of a host node, unless a mark permits one of its names. */
export function checkWrite(node: unknown, kind: string, ...otherNames: string[]): void {
  if (kind === 'attribute:data-am-instead') return;
  if (!isHostNode(node) || [kind, ...otherNames].some(name => isSanctioned(node, name))) return;
  if (isForeign()) report(`rewrote ${kind} of ${nameOf(node)}`);
}

/** Reports that other code replaced the content of a host element. */
export function checkContent(node: Node, kind: string): void {
  if (!isHostNode(node) || isSanctioned(node, 'text')) return;
  if (isForeign()) report(`rewrote ${kind} of ${nameOf(node)}`);
}
