import type { toast as Toasts } from 'sonner';

/** The words of a toast and what stands below them. */
type ShowToast = (message: string, options?: Parameters<typeof Toasts.message>[1]) => void;

/** Fetched with the first toast, or with its host: nothing is said before something was done. In the order of the calls. */
function lazyToast(kind: 'message' | 'success' | 'error' | 'info' | 'loading'): ShowToast {
  return (message, options) => void load().then((toasts) => toasts[kind](message, options));
}

const load = async () => (await import('sonner')).toast;

/** Short messages at the edge of the screen; `toaster-host.tsx` shows them. */
export const toast = {
  message: lazyToast('message'),
  success: lazyToast('success'),
  error: lazyToast('error'),
  info: lazyToast('info'),
  loading: lazyToast('loading'),
  dismiss: (id: string) => void load().then((toasts) => toasts.dismiss(id)),
};
