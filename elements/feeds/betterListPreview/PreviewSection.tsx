import {useId, useState} from 'react';

import {perRow} from '#domain/list/listPreview';
import {toEight, toTen} from '#kits/progressLimit/switches';
import type {CurrentEntry} from '#services/entries/entry';
import {Button} from '#ui/Button';
import {HostLink} from '#ui/link/HostLink';
import {useOption} from '#ui/useOption';
import {useSetting} from '#ui/useSetting';
import {PreviewCard} from './PreviewCard';
import {previewMaxRows} from './settings';
import {text} from './messages';

/** Number of cards shown until the user asks for all. If several limits apply, the smallest one does. */
function useLimit() {
  const isEight = useOption(toEight);
  const isTen = useOption(toTen);
  const [maxRows] = useSetting(previewMaxRows);
  return Math.min(maxRows * perRow, isEight ? 8 : Infinity, isTen ? 10 : Infinity);
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
