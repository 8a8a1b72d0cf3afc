import { savedViewAction } from '#app/shell/admin/saved-view-actions.ts';

export const action = savedViewAction;
