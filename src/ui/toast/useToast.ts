import {useServices} from '../context';

/** Shows a short message: `toast({text, kind, action, duration})`. The returned function closes it. */
export const useToast = () => useServices().toasts.show;
