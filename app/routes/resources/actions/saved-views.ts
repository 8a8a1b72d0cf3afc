import { handleSavedViewAction } from '#app/components/data-table/saved-view-actions.ts';
import { actionApi } from '#app/lib/api/api-context.ts';
import type { Route } from './+types/saved-views.ts';

export const action = async ({ request, context }: Route.ActionArgs) =>
  handleSavedViewAction(actionApi(context), await request.formData());
