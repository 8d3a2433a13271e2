import {showError, showSuccess} from '../../client/toast';
import {store} from '../../store';
import {updateViewer} from '../../data/viewer';

/** Saves options of the member and shows whether that went well. */
export async function saveSetting(changes: object): Promise<void> {
  try {
    store.commit('viewer/set', await updateViewer(changes));
    showSuccess('Settings saved');
  } catch (error) {
    showError(error instanceof Error ? error.message : 'Could not save');
  }
}
