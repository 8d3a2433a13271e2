import {useState} from 'react';

import {Button} from '#ui/Button';
import {MarkdownView} from '#ui/html/MarkdownView';
import {useSetting} from '#ui/useSetting';
import {noPictures} from './noPictures';
import {text} from './messages';

/** What somebody wrote. */
export function Post({source}: {source: string | null | undefined}) {
  const [isWithoutPictures] = useSetting(noPictures);
  return <MarkdownView source={source ?? ''} foldsPictures={isWithoutPictures} />;
}

/** A long text, which is rendered when it is asked for. */
export function FoldedPost(props: {source: string | null | undefined}) {
  const [isOpen, setOpen] = useState(false);
  if (!props.source) return null;
  return (
    <>
      <Button variant="plain" small aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? text.hideText : text.showText}
      </Button>
      {isOpen ? <Post {...props} /> : null}
    </>
  );
}
