/** Selections of the lists of the back-office, each visible to the one who keeps it alone. */
export { removeView, saveView } from './save-view.ts';
export { eraseSavedViews, listSavedViews } from './saved-views.queries.ts';
