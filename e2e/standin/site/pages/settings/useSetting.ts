import {showError, showSuccess} from '../../client/toast';
import {store} from '../../store';
import {updateViewer} from '../../data/viewer';

/** Saves options of the user and shows a toast about the result. */
export async function saveSetting(changes: object): Promise<void> {
  try {
    store.commit('viewer/set', await updateViewer(changes));
    showSuccess('Settings saved');
  } catch (error) {
    showError(error instanceof Error ? error.message : 'Could not save');
  }
}
