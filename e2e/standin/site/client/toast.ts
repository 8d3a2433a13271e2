import Message from 'element-ui/lib/message';

const open = new Set<string>();

/** Shows an error toast. A message that is already shown is not shown a second time. */
export function showError(message: string): void {
  if (open.has(message)) return;
  open.add(message);
  Message({type: 'error', message, showClose: true, duration: 6000, onClose: () => open.delete(message)});
}

/** Shows a success toast. */
export function showSuccess(message: string): void {
  Message({type: 'success', message, showClose: true, duration: 3000});
}
