import type { toast as Toasts } from 'sonner';
import { loadScript } from './load-script.ts';

/** Title and description of a toast. */
type ShowToast = (message: string, options?: Parameters<typeof Toasts.message>[1]) => void;

/** Loaded with the first toast or its host; keeps the order of calls. */
function lazyToast(kind: 'message' | 'success' | 'error' | 'info' | 'loading'): ShowToast {
  return (message, options) => {
    wasRaised = true;
    for (const listener of listeners) listener();
    void load().then((toasts) => {
      // What went wrong before is mended by then.
      if (kind === 'success') for (const id of errors.splice(0)) toasts.dismiss(id);
      const id = toasts[kind](message, options);
      if (kind === 'error') errors.push(id);
    });
  };
}

/** Those that may still be shown. */
const errors: (string | number)[] = [];

const load = async () => (await loadScript(() => import('sonner'))).toast;

let wasRaised = false;
const listeners = new Set<() => void>();

/** Whether there was a toast yet, for the host that comes with the first. */
export const firstToast = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  read: () => wasRaised,
};

/** Short messages at the edge of the screen; `toaster-host.tsx` shows them. */
export const toast = {
  message: lazyToast('message'),
  success: lazyToast('success'),
  error: lazyToast('error'),
  info: lazyToast('info'),
  loading: lazyToast('loading'),
  dismiss: (id: string) => void load().then((toasts) => toasts.dismiss(id)),
};
