import {useEffect, useEffectEvent, useState, type FormEvent} from 'react';

import type {PublishedPost} from '#services/outbox/kinds/posts';
import {OnHoldNote} from '#kits/outboxNote/OnHoldNote';
import {useOnHold} from '#kits/outboxNote/useOnHold';
import {Button} from '#ui/Button';
import {useWrite} from '#ui/useWrite';
import {useReplyText} from './useReplyText';
import {replyText} from './messages';

interface ReplyFormProps {
  activityId: number;
  /** Called when the reply has been posted to the site. */
  posted: (reply: PublishedPost) => void;
}

/** A form for a reply. The text is sent exactly as typed, and kept until the API has accepted it, also while it is folded. */
export function ReplyForm({activityId, posted}: ReplyFormProps) {
  const {text, setText, keep} = useReplyText(activityId);
  const [now, send] = useWrite('postReply');
  const held = useOnHold(`post:reply:${activityId}`);
  const result = now.state === 'sent' ? now.result : undefined;
  const [taken, setTaken] = useState<PublishedPost>();
  if (result && result !== taken) {
    setTaken(result);
    setText('');
  }
  const onPosted = useEffectEvent(posted);
  useEffect(() => {
    if (result) onPosted(result);
  }, [result]);
  const isSending = now.state === 'waiting';
  const onRefused = useEffectEvent(() => keep(text));
  useEffect(() => {
    if (now.state === 'refused') onRefused();
  }, [now.state]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!text || isSending) return;
    // From here on it is the outbox that keeps the text.
    keep('');
    send({activityId, text});
  };
  return (
    <form className="reply-form" onSubmit={submit}>
      <textarea
        className="ui-input"
        aria-label={replyText.yourReply}
        placeholder={replyText.placeholder}
        rows={2}
        value={text}
        readOnly={isSending}
        onChange={({target: {value}}) => {
          setText(value);
          keep(value);
        }}
      />
      <Button type="submit" variant="primary" inactive={!text} busy={isSending}>
        {replyText.reply}
      </Button>
      {isSending && !held?.reason ? <p role="status">{replyText.publishing}</p> : null}
      {held?.reason ? <OnHoldNote write={held.write} reason={held.reason} /> : null}
      {now.state === 'refused' ? (
        <p className="ui-note ui-note-error" role="alert">
          {replyText.notPosted(now.error.message)}
        </p>
      ) : null}
    </form>
  );
}
