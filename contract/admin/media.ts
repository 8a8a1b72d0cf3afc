import { z } from 'zod';
import { lessonKinds, mediaKinds, productMediaAreas, typesOf } from '#shared/media.ts';
import { endpoint } from '../endpoint.ts';
import { timestamp, uuid } from '../fields.ts';
import { FILE_NOT_FOUND } from '../refusals.ts';
import { storedFile } from '../stored-file.ts';
import { uploadedMedia, uploadPaths } from '../uploaded-media.ts';

const file = {
  name: z.string().min(1).max(300).meta({ description: 'What the sender calls the file.' }),
  kind: z.enum(mediaKinds).default('image'),
};

const refusals = {
  FILE_TOO_LARGE: {
    status: 413,
    message: { id: 'Berkas ini lebih besar dari 50 MB.', en: 'This file is larger than 50 MB.' },
  },
  FILE_TYPE_REFUSED: {
    status: 415,
    message: {
      id: 'Hanya gambar JPEG, PNG, WebP, AVIF, GIF dan video MP4, WebM yang dapat diunggah.',
      en: 'Only JPEG, PNG, WebP, AVIF and GIF images and MP4 and WebM videos can be uploaded.',
    },
  },
  FILE_BROKEN: {
    status: 422,
    message: {
      id: 'Berkas ini rusak atau bukan seperti yang dikatakan namanya.',
      en: 'This file is damaged or not what its name says.',
    },
  },
  IMAGE_TOO_LARGE: {
    status: 422,
    message: {
      id: 'Gambar ini lebih dari 50 megapiksel. Perkecil dahulu.',
      en: 'This image has more than 50 megapixels. Make it smaller first.',
    },
  },
  UPLOAD_INCOMPLETE: {
    status: 400,
    message: {
      id: 'Berkas ini kosong atau terputus di tengah jalan.',
      en: 'This file is empty or was cut off on the way.',
    },
  },
} as const;

const limit = { name: 'upload', points: 120, seconds: 60 } as const;

export const uploadProductMedia = endpoint({
  method: 'post',
  path: uploadPaths['one-time-products'],
  summary: 'Upload a picture or film of a product; the body is the file',
  tag: 'Admin',
  role: 'admin',
  rate_limit: limit,
  takes: 'file',
  media_types: [...typesOf('image'), ...typesOf('video')],
  query: z.object({ ...file, area: z.enum(productMediaAreas) }),
  output: z.object({ media: uploadedMedia }),
  refusals,
});

export const uploadContentMedia = endpoint({
  method: 'post',
  path: uploadPaths.content,
  summary: 'Upload a picture or film for the blog or a case study; the body is the file',
  tag: 'Admin',
  role: 'moderator',
  rate_limit: limit,
  takes: 'file',
  media_types: [...typesOf('image'), ...typesOf('video')],
  query: z.object({ ...file, area: z.literal('content').default('content') }),
  output: z.object({ media: uploadedMedia }),
  refusals,
});

const lessonRefusals = {
  ...refusals,
  LESSON_FILE_TOO_LARGE: {
    status: 413,
    message: {
      id: 'Berkas ini terlalu besar: paling besar 50 MB, takarir 1 MB.',
      en: 'This file is too large: at most 50 MB, captions 1 MB.',
    },
  },
  LESSON_FILE_TYPE_REFUSED: {
    status: 415,
    message: {
      id: 'Berkas ini bukan jenis yang dapat dipakai di sini. Video: MP4, WebM. Takarir: WebVTT. Dokumen: PDF, DOCX, XLSX, PPTX, ZIP, CSV, MD, TXT.',
      en: 'Files of this kind can not be used here. Videos: MP4, WebM. Captions: WebVTT. Documents: PDF, DOCX, XLSX, PPTX, ZIP, CSV, MD, TXT.',
    },
  },
  LESSON_FILE_BROKEN: {
    status: 422,
    message: {
      id: 'Berkas ini rusak atau terpotong. Takarir harus WebVTT UTF-8 dengan waktu untuk tiap kalimat.',
      en: 'This file is damaged or cut off. Captions must be WebVTT in UTF-8 with a time for each line.',
    },
  },
} as const;

export const uploadLessonMedia = endpoint({
  method: 'post',
  path: uploadPaths.lessons,
  summary:
    'Upload the film, the captions or the document of a lesson, for its owners only; the body is the file',
  tag: 'Admin',
  role: 'admin',
  rate_limit: limit,
  takes: 'file',
  media_types: lessonKinds.flatMap(typesOf),
  query: z.object({
    name: file.name,
    kind: z.enum(lessonKinds).default('video'),
    area: z.literal('lessons').default('lessons'),
  }),
  output: z.object({ media: uploadedMedia }),
  refusals: lessonRefusals,
});

const lessonFile = z
  .object({
    id: uuid,
    kind: z.enum(lessonKinds),
    file_name: z.string(),
    size_bytes: z.int(),
    created_at: timestamp,
  })
  .meta({ id: 'LessonFile' });
export type LessonFile = z.output<typeof lessonFile>;

const MAX_LISTED = 100;

export const listLessonMedia = endpoint({
  method: 'get',
  path: uploadPaths.lessons,
  summary: 'Files that lessons can have: those that are named, or the newest of a kind',
  tag: 'Admin',
  role: 'admin',
  query: z.object({
    kind: z.enum(lessonKinds).default('video'),
    ids: z
      .string()
      .max(37 * MAX_LISTED)
      .transform((ids) => ids.split(','))
      .pipe(z.array(uuid).max(MAX_LISTED))
      .optional()
      .meta({ description: 'Up to 100 ids with commas between them; whatever their kind.' }),
  }),
  output: z.object({ files: z.array(lessonFile).max(MAX_LISTED) }),
  refusals: {},
});

export const getLessonMedia = endpoint({
  method: 'get',
  path: '/api/admin/media/lessons/{id}',
  summary: 'The film, the captions or the document of a lesson, as the staff looks at it',
  tag: 'Admin',
  role: 'admin',
  params: z.object({ id: uuid }),
  answers: 'file',
  media_types: lessonKinds.flatMap(typesOf),
  output: storedFile,
  refusals: {
    FILE_NOT_FOUND,
  },
});
