import {AsyncAnswer} from '../answer/AsyncAnswer';
import type {CachedAnswer} from '../useCachedQuery';
import {Pages} from './Pages';

interface AnswerPagesProps {
  /** The answer of the last page that was requested. */
  answer: CachedAnswer<unknown> & {readonly retry: () => void};
  /** Whether another page follows that one. */
  hasNext: boolean;
  showNext: () => void;
  /** Names what is loaded, as in `AnswerTexts`. */
  noun: string;
  label?: string | undefined;
  end?: string | undefined;
  small?: boolean | undefined;
}

/** The end of a list each page of which is a query. A page that failed is requested again by the same button. */
export function AnswerPages({answer, hasNext, showNext, noun, label, end, small}: AnswerPagesProps) {
  const {data, state, retry} = answer;
  const isLoading = data === undefined && state !== 'failed';
  return (
    <Pages
      more={state === 'failed' ? retry : hasNext ? showNext : undefined}
      isLoading={isLoading}
      label={label}
      end={end}
      small={small}
    >
      <AsyncAnswer answer={answer} value={data} texts={{noun}} stale="nothing" />
    </Pages>
  );
}
