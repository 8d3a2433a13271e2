import {OnHoldNote} from '#kits/outboxNote/OnHoldNote';
import {Alert} from '#ui/Alert';
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
    {excess ? <Alert polite>{text.tooLong(excess)}</Alert> : null}
    {isSending && !held ? <p role="status">{sending}</p> : null}
    {held?.reason ? <OnHoldNote write={held.write} reason={held.reason} /> : null}
    {error ? <Alert>{text.notPosted(error.message)}</Alert> : null}
  </>
);
