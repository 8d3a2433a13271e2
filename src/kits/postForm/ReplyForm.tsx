import type {FormEvent} from 'react';

import type {PublishedPost} from '#services/outbox/kinds/posts';
import {Button} from '#ui/Button';
import {PostState} from './PostState';
import {useDraftText} from './useDraftText';
import {usePost} from './usePost';
import {text as messageText} from './messages';

interface ReplyFormProps {
  activityId: number;
  /** Called when the reply has been posted to the site. */
  posted: (reply: PublishedPost) => void;
}

/** A form for a reply. The text is kept until the API has accepted it, also while the form is folded. */
export function ReplyForm({activityId, posted}: ReplyFormProps) {
  const draft = useDraftText(`/activity/${activityId}`, 'reply');
  const post = usePost('postReply', {target: `post:reply:${activityId}`, draft, posted});
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (draft.text && !post.isSending) post.submit({activityId, text: draft.text});
  };
  return (
    <form className="ui-post" onSubmit={submit}>
      <textarea
        className="ui-input"
        aria-label={messageText.yourReply}
        placeholder={messageText.placeholder}
        rows={2}
        required
        value={draft.text}
        readOnly={post.isSending}
        onChange={({target}) => draft.type(target.value)}
      />
      <Button type="submit" variant="primary" inactive={post.excess > 0} busy={post.isSending}>
        {messageText.reply}
      </Button>
      <PostState post={post} sending={messageText.publishing} />
    </form>
  );
}
