import type {BaseServices} from './baseServices';
import {text} from './messages';

/** The name of the error thrown when a file of the extension cannot be read (tools/extension/fromFiles.js). */
const missingFile = 'MissingFileError';
const toastName = 'updated';

/**
 * Reports that a feature failed. If a file of the extension is gone, because it was updated while the page was open, a
 * toast explains how to fix that and stays until it is closed.
 */
export function reportFailure(
  {report, toasts}: Pick<BaseServices, 'report' | 'toasts'>,
  featureId: string,
  error: unknown,
) {
  if (!(error instanceof Error && error.name === missingFile)) return report.failed(featureId, error);
  report.failed(featureId, new Error(text.updated, {cause: error}));
  // Many features fail at once, but one toast is enough.
  if (toasts.list().some(({name}) => name === toastName)) return;
  toasts.show({
    name: toastName,
    kind: 'warning',
    text: text.updated,
    action: {label: text.reload, run: () => location.reload()},
    duration: Infinity,
  });
}
