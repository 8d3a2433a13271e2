import {openNote, type ShownNote} from '#host/pages/lists/notes';
import type {UserListsParams} from '#host/pages/routes';
import {FloatingBox} from '#ui/box/FloatingBox';
import NoteActivities from './NoteActivities';

/** The open note: at once its text, and below it the activities once they have loaded. */
export default function NoteBox({mediaId, title, note, userName}: ShownNote & UserListsParams) {
  return (
    <FloatingBox
      key={mediaId}
      id="expandedListNotes"
      title={title}
      close={() => openNote.reset()}
      size={{width: 380, height: 420}}
    >
      <p className="note">{note}</p>
      <NoteActivities userName={userName} mediaId={mediaId} />
    </FloatingBox>
  );
}
