import type * as id from '../id/admin-product-files.ts';

export const ownerFileCopy: typeof id.ownerFileCopy = {
  label: { video: 'Lesson video', captions: 'Video captions', document: 'Lesson document' },
  hint: {
    video: ({ film_gb }) =>
      `MP4, WebM or MOV, at most ${film_gb} GB. Interrupted? Choose the same file and the upload resumes. Only owners can watch it, unless this lesson is a free preview.`,
    captions: () => 'WebVTT (.vtt) or SRT in Indonesian, at most 1 MB. Shown over the video while it plays.',
    document: ({ document_mb }) =>
      `PDF, ePub, Office, CSV, text, audio, fonts or archives, at most ${document_mb} MB. Only owners of the product can download it.`,
  },
  choose: 'Choose from uploads',
  choice: {
    video: 'Uploaded video',
    captions: 'Uploaded captions',
    document: 'Uploaded document',
  },
  none: { video: 'No video', captions: 'No captions', document: 'No document' },
  empty: {
    video: 'No video has been uploaded yet.',
    captions: 'No captions have been uploaded yet.',
    document: 'No document has been uploaded yet.',
  },
  loading: 'Loading the files…',
  lost: 'The files could not be loaded. Reload the page; your draft is kept.',
  looking: 'Looking up the file name…',
  allTaken: 'Every uploaded document is already in the list.',
  gone: 'This file no longer exists. Upload it again or remove it.',
  save: (file) => `Download ${file}`,
};

export const filmCopy: typeof id.filmCopy = {
  waiting: 'Waiting to be prepared. Until then the video plays as it was uploaded.',
  working: (percent) => `Being prepared, ${percent}%`,
  ready: (sizes) => `Ready to play: ${sizes}`,
  failed: {
    unreadable: 'This file cannot be read as a video. Export it again and upload the new file.',
    gave_up: 'This video could not be prepared yet. Buyers watch the original file.',
  },
  retry: 'Try to prepare it again',
};

export const productFilesCopy: typeof id.productFilesCopy = {
  intro: 'Buyers download them on their purchase page, in this order. Nobody else can open them.',
  title: 'File title',
  description: 'Description',
  file: 'File',
  at: (place) => `File ${place}`,
  none: 'No files to download yet.',
  drop: 'Drag files here, or choose them from your device.',
  upload: 'Upload files',
  limit: (mb) => `PDF, ePub, Office, CSV, text, audio, fonts or archives, at most ${mb} MB.`,
  choose: 'Choose one',
  full: (most) => `There are ${most} files, the most for one product.`,
  tooMany: (most) => `At most ${most} files for one product. The rest was not uploaded.`,
};
