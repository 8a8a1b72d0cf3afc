import { handleSavedViewAction } from '#app/features/admin-shell/saved-view-actions.ts';
import { actionApi } from '#app/lib/api/api-context.ts';
import type { Route } from './+types/saved-views.ts';

export const action = async ({ request, context }: Route.ActionArgs) =>
  handleSavedViewAction(actionApi(context), await request.formData());
