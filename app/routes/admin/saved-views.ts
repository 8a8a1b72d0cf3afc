import { savedViewAction } from '#app/features/admin-shell/saved-view-actions.ts';

export const action = savedViewAction;
