import { z } from 'zod';

/** Refusals common to all routes. */
export const commonErrors = {
  MALFORMED_REQUEST: {
    status: 400,
    message: { id: 'Permintaan tidak dapat dibaca.', en: 'The request can not be read.' },
  },
  INVALID_INPUT: {
    status: 422,
    message: { id: 'Ada isian yang belum benar.', en: 'Some fields are not right yet.' },
  },
  UNAUTHENTICATED: {
    status: 401,
    message: { id: 'Silakan masuk terlebih dahulu.', en: 'User not authenticated' },
  },
  FORBIDDEN: {
    status: 403,
    message: { id: 'Anda tidak memiliki akses ke halaman ini.', en: 'You do not have access to this page.' },
  },
  REAUTHENTICATION_REQUIRED: {
    status: 403,
    message: { id: 'Konfirmasikan dahulu bahwa ini memang Anda.', en: 'Confirm that it is you first.' },
  },
  TWO_FACTOR_REQUIRED: {
    status: 403,
    message: {
      id: 'Aktifkan verifikasi dua langkah di Pengaturan sebelum membuka area admin.',
      en: 'Turn on two-step verification in Settings before you open the admin area.',
    },
  },
  FOREIGN_ORIGIN: {
    status: 403,
    message: {
      id: 'Permintaan ini tidak berasal dari situs kami.',
      en: 'This request does not come from our site.',
    },
  },
  NOT_FOUND: {
    status: 404,
    message: { id: 'Yang Anda cari tidak ditemukan.', en: 'What you are looking for was not found.' },
  },
  METHOD_NOT_ALLOWED: {
    status: 405,
    message: {
      id: 'Cara memanggil alamat ini tidak dikenal.',
      en: 'This address does not know that method.',
    },
  },
  IDEMPOTENCY_KEY_REQUIRED: {
    status: 400,
    message: {
      id: 'Permintaan ini memerlukan header Idempotency-Key.',
      en: 'This request needs an Idempotency-Key header.',
    },
  },
  IDEMPOTENCY_KEY_REUSED: {
    status: 409,
    message: {
      id: 'Kunci yang sama sudah dipakai untuk permintaan yang berbeda.',
      en: 'The same key was used for a different request.',
    },
  },
  BODY_TOO_LARGE: {
    status: 413,
    message: { id: 'Data yang dikirim terlalu besar.', en: 'Too much data was sent.' },
  },
  UNSUPPORTED_MEDIA_TYPE: {
    status: 415,
    message: { id: 'Kirim data sebagai application/json.', en: 'Send the data as application/json.' },
  },
  TOO_MANY_REQUESTS: {
    status: 429,
    message: {
      id: 'Terlalu banyak percobaan. Coba lagi sebentar lagi.',
      en: 'Too many attempts. Please try again shortly.',
    },
  },
  INTERNAL: {
    status: 500,
    message: {
      id: 'Terjadi kesalahan di sisi kami. Silakan coba lagi.',
      en: 'Something went wrong on our side. Please try again.',
    },
  },
  UNAVAILABLE: {
    status: 503,
    message: {
      id: 'Layanan sedang tidak tersedia. Silakan coba lagi.',
      en: 'The service is not available right now. Please try again.',
    },
  },
} as const;
export type CommonErrorCode = keyof typeof commonErrors;

/** The shape of every API error: RFC 9457 plus fields for our pages. */
export const apiError = z
  .object({
    type: z.string().meta({ format: 'uri-reference', description: 'Where the code is explained.' }),
    title: z.string().meta({ description: 'What this code always says.' }),
    status: z.int().min(400).max(599),
    detail: z.string().meta({ description: 'What it says of this call.' }),
    instance: z.string().meta({ format: 'uri-reference', description: 'Names this one answer.' }),
    error: z.string().meta({ description: 'One sentence for people: the detail once more.' }),
    code: z.string().meta({ description: 'What a program decides by.' }),
    request_id: z.string().meta({ description: 'Names the call in our log.' }),
    fields: z.record(z.string(), z.string()).optional().meta({ description: 'Field path to its problem.' }),
    details: z.record(z.string(), z.unknown()).optional().meta({ description: 'Facts that help on.' }),
  })
  .meta({ id: 'ApiError' });
export type ApiError = z.output<typeof apiError>;

export function isCommonCode(code: string): code is CommonErrorCode {
  return Object.hasOwn(commonErrors, code);
}
