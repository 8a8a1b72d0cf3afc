import type * as id from '../id/save-bar.ts';

export const saveBarCopy: typeof id.saveBarCopy = {
  states: {
    untouched: 'No changes yet.',
    saved: 'All changes are saved.',
    unsaved: 'There are unsaved changes.',
    saving: 'Saving…',
    failed: 'Not saved.',
  },
  draft: 'A draft is kept in this browser.',
  toFix: (count) => `${count === 1 ? 'field' : 'fields'} to fix`,
  save: 'Save',
};

export const formSectionsCopy: typeof id.formSectionsCopy = {
  index: 'Sections of the form',
  aside: 'Preview',
  hasError: 'needs fixing',
  place: ({ at, of, label, hasError }) => `${at}/${of} ${label}${hasError ? ' (needs fixing)' : ''}`,
};
