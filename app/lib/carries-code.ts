/** Whether a link brought a discount code here; the script in the document head has looked (app/lib/theme.ts). */
export const carriesCode = (): boolean =>
  typeof document !== 'undefined' && document.documentElement.dataset.code !== undefined;
