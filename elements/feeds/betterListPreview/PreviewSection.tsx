import {useId, useState} from 'react';

import {maxShown} from '#domain/list/listPreview';
import {toEight, toTen} from '#kits/progressLimit/switches';
import type {CurrentEntry} from '#services/entries/entry';
import {Button} from '#ui/Button';
import {HostLink} from '#ui/link/HostLink';
import {useOption} from '#ui/useOption';
import {PreviewCard} from './PreviewCard';
import {text} from './messages';

/** Number of cards shown until the user asks for all. If both limits are on, the smaller one applies. */
function useLimit() {
  const isEight = useOption(toEight);
  const isTen = useOption(toTen);
  if (isEight) return 8;
  return isTen ? 10 : maxShown;
}

interface PreviewSectionProps {
  title: string;
  /** Path of the full list. */
  to: string;
  entries: readonly CurrentEntry[];
  /** Epoch seconds. */
  now: number;
}

/** A heading and its cards; renders nothing without entries. */
export function PreviewSection({title, to, entries, now}: PreviewSectionProps) {
  const id = useId();
  const limit = useLimit();
  const [isWhole, setWhole] = useState(false);
  if (!entries.length) return null;
  return (
    <section aria-labelledby={id}>
      <header>
        <h2 id={id}>
          <HostLink to={to}>{title}</HostLink>
        </h2>
        {entries.length > limit ? (
          <Button variant="plain" small aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {isWhole ? text.showFewer : text.showAll(entries.length)}
          </Button>
        ) : null}
      </header>
      <ul className="ui-list">
        {entries.slice(0, isWhole ? entries.length : limit).map(entry => (
          <PreviewCard key={entry.mediaId} entry={entry} now={now} />
        ))}
      </ul>
    </section>
  );
}
