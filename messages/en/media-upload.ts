import type { UploadKind } from '#shared/files/uploads.ts';
import type { uploadCopy as id } from '../id/media-upload.ts';

const kinds: Readonly<Record<UploadKind, string>> = {
  image: 'image',
  video: 'video',
  captions: 'captions',
  document: 'document',
};
const formats: Readonly<Record<UploadKind, string>> = {
  image: 'images (JPEG, PNG, WebP, AVIF, GIF)',
  video: 'videos (MP4, WebM)',
  captions: 'WebVTT or SRT captions (.vtt, .srt)',
  document: 'documents (PDF, ePub, DOCX, XLSX, PPTX, CSV, MD, TXT, audio, fonts, ZIP, 7Z, GZ)',
};

export const uploadCopy: typeof id = {
  add: {
    image: 'Upload images',
    video: 'Upload video',
    captions: 'Upload captions',
    document: 'Upload document',
  },
  drop: 'Drop images or videos here, or choose them from your device.',
  dropImage: 'Drop an image here, or choose one from your device.',
  limit: (mb) => `JPEG, PNG, WebP, AVIF, GIF, MP4, WebM. At most ${mb} MB per file.`,
  limitImage: (mb) => `JPEG, PNG, WebP, AVIF, GIF. At most ${mb} MB.`,
  failed: (kind, file) => `Failed to upload ${kinds[kind]}: ${file}`,
  tooLarge: (mb) => `This file is larger than ${mb} MB.`,
  filmTooLarge: (gb) => `This video is larger than ${gb} GB.`,
  wrongType: (allowed) => `Only ${allowed.map((kind) => formats[kind]).join(' and ')} can be uploaded.`,
  done: 'Done',
  arrived: (count) => `${count} ${count === 1 ? 'file was' : 'files were'} uploaded`,
  lost: 'The connection was lost. Try again.',
  waiting: 'Waiting',
  checking: 'Checking the file',
  percent: (percent) => `${percent}%`,
  left: (percent, seconds) =>
    seconds < 60 ? `${percent}%, ${seconds} s left` : `${percent}%, ${Math.round(seconds / 60)} min left`,
  interrupted: (percent) => `${percent}%, waiting for a connection`,
  uploading: (file) => `Uploading ${file}`,
  cancel: (file) => `Cancel ${file}`,
  retry: 'Try again',
  dismiss: (file) => `Dismiss ${file}`,
  altLabel: (position) => `Alternative text of media ${position}`,
  altPlaceholder: 'What does it show?',
  featured: 'Featured',
  makeFeatured: (position) => `Feature media ${position}`,
  remove: (position) => `Delete media ${position}`,
  removed: 'Media deleted',
  undo: 'Undo',
  move: (position) => `Move media ${position}`,
  view: (position) => `View media ${position}`,
  viewer: 'Product media',
  previous: 'Previous',
  next: 'Next',
  place: (position, total) => `${position} / ${total}`,
  empty: 'No media yet. Without an image this product shows its batik cover.',
  nameOf: (kind, position) => `${kind === 'image' ? 'Image' : 'Video'} ${position}`,
  limitVideo: (mb) => `MP4 or WebM. At most ${mb} MB.`,
  replace: (kind) => `Replace ${kinds[kind]}`,
  take: (kind) => `Delete ${kinds[kind]}`,
};
