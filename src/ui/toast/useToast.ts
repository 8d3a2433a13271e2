import {useServices} from '../context';

/** Shows a short message: `toast({text, kind, action, duration})`; the answer closes it. */
export const useToast = () => useServices().toasts.show;
