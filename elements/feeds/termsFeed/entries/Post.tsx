import {useState} from 'react';

import {Button} from '#ui/Button';
import {HtmlView} from '#ui/html/HtmlView';
import {useOption} from '#ui/useOption';
import {noPictures} from '../settings';
import {text} from './messages';

interface PostProps {
  /** The text as AniList renders it. */
  html: string | null | undefined;
}

/** The text of a post. */
export function Post({html}: PostProps) {
  const isWithoutPictures = useOption(noPictures);
  return <HtmlView html={html ?? ''} foldsPictures={isWithoutPictures} />;
}

/** A long text, which is rendered when the user expands it. */
export function FoldedPost(props: PostProps) {
  const [isOpen, setOpen] = useState(false);
  if (!props.html) return null;
  return (
    <>
      <Button variant="plain" small aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? text.hideText : text.showText}
      </Button>
      {isOpen ? <Post {...props} /> : null}
    </>
  );
}
