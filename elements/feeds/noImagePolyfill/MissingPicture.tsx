interface MissingPictureProps {
  title: string;
}

/** The title in place of a missing cover. */
export default function MissingPicture({title}: MissingPictureProps) {
  return (
    <span className="title" aria-hidden="true">
      {title}
    </span>
  );
}
