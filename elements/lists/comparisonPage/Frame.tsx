import {useState, type ReactNode} from 'react';

import {useSignalEffect} from '#ui/useSignalEffect';

/** The scroller of the table, with a fade at its end while columns are beyond it. */
export function Frame({people, children}: {people: number; children: ReactNode}) {
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  const [hasMore, setHasMore] = useState(false);
  useSignalEffect(
    signal => {
      const root = frame?.firstElementChild;
      const last = root?.querySelector('thead th:last-child');
      if (!root || !last) return;
      const observer = new IntersectionObserver(
        entries => setHasMore((entries.at(-1)?.intersectionRatio ?? 1) < 0.95),
        {root, threshold: 0.95},
      );
      observer.observe(last);
      signal.addEventListener('abort', () => observer.disconnect());
    },
    [frame, people],
  );
  return (
    <div ref={setFrame} className="frame" data-more={hasMore}>
      {children}
    </div>
  );
}
