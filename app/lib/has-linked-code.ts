export const hasLinkedCode = (): boolean =>
  typeof document !== 'undefined' && document.documentElement.dataset.code !== undefined;
