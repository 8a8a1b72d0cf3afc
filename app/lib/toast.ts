import type { toast as Toasts } from 'sonner';
import { loadScript } from './load-script.ts';

type ShowToast = (message: string, options?: Parameters<typeof Toasts.message>[1]) => void;

function lazyToast(kind: 'message' | 'success' | 'error' | 'info' | 'loading'): ShowToast {
  return (message, options) => {
    wasRaised = true;
    for (const listener of listeners) listener();
    void load().then((toasts) => {
      // A success outdates earlier errors.
      if (kind === 'success') for (const id of errors.splice(0)) toasts.dismiss(id);
      const id = toasts[kind](message, options);
      if (kind === 'error') errors.push(id);
    });
  };
}

const errors: (string | number)[] = [];

const load = async () => (await loadScript(() => import('sonner'))).toast;

let wasRaised = false;
const listeners = new Set<() => void>();

export const firstToast = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  read: () => wasRaised,
};

export const toast = {
  message: lazyToast('message'),
  success: lazyToast('success'),
  error: lazyToast('error'),
  info: lazyToast('info'),
  loading: lazyToast('loading'),
  dismiss: (id: string) => void load().then((toasts) => toasts.dismiss(id)),
};
