import {OnHoldNote} from '#kits/outboxNote/OnHoldNote';
import type {usePost} from './usePost';
import {text} from './messages';

interface PostStateProps {
  post: Omit<ReturnType<typeof usePost>, 'submit'>;
  /** Text shown while the post is being sent. */
  sending: string;
}

/** Shows the state of a text that was sent: being sent, on hold, or refused. */
export const PostState = ({post: {isSending, held, error, excess}, sending}: PostStateProps) => (
  <>
    {excess ? (
      <p className="ui-note ui-note-error" role="status">
        {text.tooLong(excess)}
      </p>
    ) : null}
    {isSending && !held ? <p role="status">{sending}</p> : null}
    {held?.reason ? <OnHoldNote write={held.write} reason={held.reason} /> : null}
    {error ? (
      <p className="ui-note ui-note-error" role="alert">
        {text.notPosted(error.message)}
      </p>
    ) : null}
  </>
);
