export { removeView, saveView } from './save-view.ts';
export { eraseSavedViews, listSavedViews } from './saved-views.queries.ts';
