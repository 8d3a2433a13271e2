import {editedMedia, mediaOfCover, type EditedMedia} from '#domain/list/editedMedia';
import type {Source} from '#domain/value/store';
import {anchor, mediaOf, selector} from '../anchor';
import {editorOpener} from './opener';

/** The content of the list editor, and the picture that shows whose it is. */
export const listEditorBody = selector('listEditorBody', '.list-editor');
const listEditorCover = selector('listEditorCover', '.list-editor .cover img');

/** Presses that open an editor, and covers that the site replaces in an editor that stays. */
const mediaChanges: Source = {
  subscribe(listener, {signal}) {
    editorOpener.subscribe(listener, {signal});
    const loaded = ({target}: Event) => {
      if (target instanceof Element && target.matches(listEditorCover.selector)) listener();
    };
    for (const type of ['load', 'error']) document.addEventListener(type, loaded, {capture: true, signal});
  },
};

/** The media item of the editor around a node; `undefined` if it isn't known. It is never searched by its title. */
export function editedMediaOf(node: Element): number | undefined {
  const cover = node.closest(listEditorBody.selector)?.querySelector(listEditorCover.selector);
  return editedMedia({
    cover: mediaOfCover(cover?.getAttribute('src')),
    opener: editorOpener.get(),
    page: mediaOf(location.pathname)?.mediaId,
  });
}

/** The field for the progress in the list editor; our element comes between its title and the number. */
export const editorProgress = anchor<EditedMedia>('editorProgress', {
  selector: '.list-editor .form.progress > .el-input-number',
  position: 'before',
  presence: 'maybe',
  evidence:
    'The editor is a child of the application, created when it opens. Its cover has the id of the media in its file name.',
  again: mediaChanges,
  read(node) {
    const mediaId = editedMediaOf(node);
    return mediaId === undefined ? undefined : {mediaId};
  },
});
