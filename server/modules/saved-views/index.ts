/** Selections of the lists of the back-office, each visible to the one who keeps it alone. */
export { eraseSavedViews, listSavedViews, removeView, saveView } from './saved-views.ts';
