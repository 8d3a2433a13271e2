import {text} from './messages';

/** Opens the picture in a new tab, from where it can be saved. */
export default function BannerLink({address}: {address: string}) {
  return (
    <a
      className="ui-button ui-button-icon ui-button-overlay"
      href={address}
      target="_blank"
      rel="noopener noreferrer"
      download=""
      aria-label={text.link}
      title={text.link}
    >
      <span aria-hidden="true">⤓</span>
    </a>
  );
}
