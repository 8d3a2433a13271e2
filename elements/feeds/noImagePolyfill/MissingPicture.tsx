interface MissingPictureProps {
  title: string;
}

/** The title in the place of a picture. */
export default function MissingPicture({title}: MissingPictureProps) {
  return (
    <span className="title" aria-hidden="true">
      {title}
    </span>
  );
}
