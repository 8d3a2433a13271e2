import {Button} from '#ui/Button';
import {text} from './messages';

interface PagerProps {
  label: string;
  page: number;
  hasNext: boolean;
  isRefreshing: boolean;
  /** Shows a page; the current one is requested again. */
  goToPage: (page: number) => void;
}

/** Refresh, or on later pages Previous; the number of the page; Next. */
export const Pager = ({label, page, hasNext, isRefreshing, goToPage}: PagerProps) => (
  <nav className="ui-row" aria-label={label}>
    <Button busy={page === 1 && isRefreshing} onClick={() => goToPage(Math.max(1, page - 1))}>
      {page === 1 ? text.refresh : text.previous}
    </Button>
    <span>{text.page(page)}</span>
    <Button inactive={!hasNext} onClick={() => goToPage(page + 1)}>
      {text.next}
    </Button>
  </nav>
);
