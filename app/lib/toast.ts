import type { toast as Toasts } from 'sonner';

/** The words of a toast and what stands below them. */
type Call = (message: string, options?: Parameters<typeof Toasts.message>[1]) => void;

/** Fetched with the first toast, or with its host: nothing is said before something was done. In the order of the calls. */
function later(kind: 'message' | 'success' | 'error' | 'info' | 'loading'): Call {
  return (message, options) => void load().then((toasts) => toasts[kind](message, options));
}

const load = async () => (await import('sonner')).toast;

/** Short messages at the edge of the screen; `toaster-host.tsx` shows them. */
export const toast = {
  message: later('message'),
  success: later('success'),
  error: later('error'),
  info: later('info'),
  loading: later('loading'),
  dismiss: (id: string) => void load().then((toasts) => toasts.dismiss(id)),
};
