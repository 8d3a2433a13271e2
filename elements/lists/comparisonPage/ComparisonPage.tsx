import type {UserListsParams} from '#host/pages/routes';
import {Button} from '#ui/Button';
import {useApi, useReplaceHost} from '#ui/context';
import {useSource} from '#ui/useSource';
import {ComparisonTable} from './ComparisonTable';
import {useComparison} from './useComparison';
import {text} from './messages';

/** The comparison in place of the site's own, and a link back to that. */
export default function ComparisonPage(params: UserListsParams) {
  const {accountEpoch} = useApi();
  const account = useSource(accountEpoch, accountEpoch.count);
  const state = useComparison(params);
  const {isNative} = state.comparison;
  useReplaceHost(!isNative);
  return (
    <>
      <div className="switch">
        <Button small onClick={() => state.change({isNative: !isNative})}>
          {isNative ? text.showOurs : text.showNative}
        </Button>
      </div>
      {isNative ? null : <ComparisonTable key={`${params.listType} ${account}`} type={params.listType} {...state} />}
    </>
  );
}
