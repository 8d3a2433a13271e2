/** A text as its author typed it, with its line breaks; a placeholder for a post until AniList has rendered it. */
export const PlainText = ({children}: {children: string}) => <p className="ui-plain">{children}</p>;
