import type {BaseServices} from './baseServices';
import {text} from './messages';

/** The name of the error thrown when a file of the extension cannot be read (tools/extension/fromFiles.js). */
const missingFile = 'MissingFileError';
const toastName = 'updated';

const isMissingFile = (error: unknown) => error instanceof Error && error.name === missingFile;

/** Many features fail at once, but one toast is enough. */
function offerReload({toasts}: Pick<BaseServices, 'toasts'>) {
  if (toasts.list().some(({name}) => name === toastName)) return;
  toasts.show({
    name: toastName,
    kind: 'warning',
    text: text.updated,
    action: {label: text.reload, run: () => location.reload()},
    duration: Infinity,
  });
}

/**
 * Reports that a feature failed. If a file of the extension is gone, because it was updated while the page was open, a
 * toast explains how to fix that and stays until it is closed.
 */
export function reportFailure(
  {report, toasts}: Pick<BaseServices, 'report' | 'toasts'>,
  featureId: string,
  error: unknown,
) {
  if (!isMissingFile(error)) return report.failed(featureId, error);
  report.failed(featureId, new Error(text.updated, {cause: error}));
  offerReload({toasts});
}

/** Reports that the definitions of features could not be loaded, so that these can't start before a reload. */
export function reportMissingDefinitions({report, toasts}: Pick<BaseServices, 'report' | 'toasts'>, error: unknown) {
  if (!isMissingFile(error)) reportError(error);
  report.notice(text.updated);
  offerReload({toasts});
}
