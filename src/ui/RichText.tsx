import {Fragment, type ReactNode} from 'react';

interface RichTextProps {
  /** A text with placeholders such as `{link}`. */
  text: string;
  /** The node for each placeholder. */
  parts: Readonly<Record<string, ReactNode>>;
}

/** A text with nodes in it, so that a sentence with a link in the middle is one message. */
export const RichText = ({text, parts}: RichTextProps) =>
  text.split(/\{(\w+)\}/).map((piece, index) => <Fragment key={index}>{index % 2 ? parts[piece] : piece}</Fragment>);
