import type { userPickerCopy as id } from '../id/user-picker.ts';

export const userPickerCopy: typeof id = {
  placeholder: 'Name or email address',
  change: 'Change',
  list: 'People found',
  searching: 'Searching…',
  nobody: 'Nobody has this name or address.',
  failed: 'The search failed. Type again to retry.',
};
