import type * as id from '../id/captions-editor.ts';

export const captionsEditorCopy: typeof id.captionsEditorCopy = {
  write: 'Write captions',
  edit: 'Edit captions',
  title: 'Video captions',
  text: 'Write what is said and when it shows. Times like 1:02 or 00:01:02.500; <b>, <i> and <u> mark words.',
  loading: 'Loading the captions…',
  failed: 'These captions cannot be read. Close and try again, or upload another file.',
  cue: (place) => `Line ${place}`,
  start: 'Start',
  end: 'End',
  said: 'Text',
  add: 'Add line',
  addAfter: (place) => `Add a line after line ${place}`,
  remove: (place) => `Delete line ${place}`,
  problems: {
    start: 'The start time is not right yet. For example 1:02 or 00:01:02.500.',
    end: 'The end time is not right yet. For example 1:05 or 00:01:05.000.',
    order: 'The end time must be after the start time.',
    text: 'This line has no text yet. Fill it in, or delete the line.',
  },
  none: 'No lines yet.',
  full: (most) => `At most ${most} lines.`,
  use: 'Use these captions',
  cancel: 'Cancel',
};
