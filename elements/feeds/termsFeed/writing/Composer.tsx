import {postingMode, type FeedFilters} from '#domain/feed/feedView';
import {useServices} from '#ui/context';
import {useSource} from '#ui/useSource';
import {PostField} from './PostField';

interface ComposerProps {
  filters: FeedFilters;
  /** Id of the user filter. */
  userId: number | undefined;
  /** The status that is being edited. */
  editedId: number | undefined;
  published: () => void;
  /** Called when the user cancels. */
  cancel: () => void;
}

/** A field for a status, a message or an edited status, depending on the filters. Each has a text of its own. */
export function Composer({filters, userId, editedId, ...done}: ComposerProps) {
  const {session} = useServices();
  const me = useSource(session, session.userName);
  const mode = postingMode(filters, me, editedId !== undefined);
  if (mode === 'edit' && editedId !== undefined)
    return <PostField key={`edit ${editedId}`} {...done} purpose={{mode, id: editedId}} />;
  if (mode === 'message' && userId !== undefined)
    return <PostField key={`message ${userId}`} {...done} purpose={{mode, userId, name: filters.user ?? ''}} />;
  return <PostField key="status" {...done} purpose={{mode: mode === 'none' ? 'none' : 'status'}} />;
}
