import {useEffect, useState} from 'react';

interface MissingPictureProps {
  address: string | undefined;
  title: string;
}

/** The title, where its picture does not come. The browser has asked for the picture already: asking again costs nothing. */
export default function MissingPicture({address, title}: MissingPictureProps) {
  const [missing, setMissing] = useState<string>();
  useEffect(() => {
    if (address === undefined) return;
    const probe = new Image();
    const end = new AbortController();
    probe.addEventListener('error', () => setMissing(address), {signal: end.signal});
    probe.src = address;
    return () => end.abort('over');
  }, [address]);
  if (address !== undefined && missing !== address) return null;
  return (
    <span className="title" aria-hidden="true">
      {title}
    </span>
  );
}
