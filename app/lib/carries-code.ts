export const carriesCode = (): boolean =>
  typeof document !== 'undefined' && document.documentElement.dataset.code !== undefined;
