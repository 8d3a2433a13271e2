import {useEffect, useRef, useState, type FormEvent} from 'react';

import {PostState} from '#kits/postForm/PostState';
import {useDraftText} from '#kits/postForm/useDraftText';
import {usePost} from '#kits/postForm/usePost';
import {Alert} from '#ui/Alert';
import {text as answerText} from '#ui/answer/messages';
import {Button} from '#ui/Button';
import {useToast} from '#ui/toast/useToast';
import {planOf, type Purpose} from './purpose';
import {useSourceText} from './useSourceText';
import {text as messageText} from './messages';

interface PostFieldProps {
  purpose: Purpose;
  published: () => void;
  cancel: () => void;
}

/** The text, the function that publishes it, and whether its buttons are shown. */
function usePostField({purpose, published, cancel}: PostFieldProps) {
  const toast = useToast();
  const {kind, target, payload, draft: place, label, sending} = planOf(purpose);
  const draft = useDraftText(...place);
  const [isOpen, setOpen] = useState(purpose.mode === 'edit');
  const close = () => {
    draft.type('');
    setOpen(false);
  };
  const posted = () => {
    close();
    published();
  };
  const post = usePost(kind, {target, draft, posted});
  const source = useSourceText(purpose.mode === 'edit' ? purpose.id : undefined, draft.show);
  const publish = () => {
    if (purpose.mode === 'none') toast({kind: 'warning', text: messageText.notImplemented});
    else if (draft.text.trim() && !post.isSending)
      post.submit(payload(draft.text), purpose.mode === 'message' ? {label: purpose.name} : {});
  };
  const giveUp = () => {
    close();
    cancel();
  };
  return {
    draft,
    post,
    source,
    publish,
    giveUp,
    label,
    sending,
    isOpen: isOpen || draft.text !== '',
    open: () => setOpen(true),
  };
}

/** A field for a text, with buttons once it is used. */
export function PostField(props: PostFieldProps) {
  const {draft, post, source, publish, giveUp, label, sending, isOpen, open} = usePostField(props);
  const field = useRef<HTMLTextAreaElement>(null);
  const isEdit = props.purpose.mode === 'edit';
  useEffect(() => {
    if (isEdit && source === 'ready') field.current?.focus();
  }, [isEdit, source]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    publish();
  };
  return (
    <form className="ui-post ui-card" onSubmit={submit}>
      {source === 'loading' ? <p role="status">{answerText.loading}</p> : null}
      {source === 'failed' ? <Alert>{messageText.loadFailed}</Alert> : null}
      {source === 'ready' ? (
        <textarea
          ref={field}
          className="ui-input"
          aria-label={label}
          placeholder={label}
          rows={2}
          value={draft.text}
          readOnly={post.isSending}
          onFocus={open}
          onChange={({target}) => draft.type(target.value)}
        />
      ) : null}
      {isOpen ? (
        <div className="ui-row">
          <Button
            type="submit"
            variant="primary"
            inactive={source !== 'ready' || post.excess > 0}
            busy={post.isSending}
          >
            {messageText.publish}
          </Button>
          <Button onClick={giveUp}>{messageText.cancel}</Button>
        </div>
      ) : null}
      <PostState post={post} sending={sending} />
    </form>
  );
}
