import { z } from 'zod';

/** Refusals common to all routes. */
export const commonErrors = {
  MALFORMED_REQUEST: { status: 400, message: 'Permintaan tidak dapat dibaca.' },
  INVALID_INPUT: { status: 422, message: 'Ada isian yang belum benar.' },
  UNAUTHENTICATED: {
    status: 401,
    message: { id: 'Silakan masuk terlebih dahulu.', en: 'User not authenticated' },
  },
  FORBIDDEN: { status: 403, message: 'Anda tidak memiliki akses ke halaman ini.' },
  REAUTHENTICATION_REQUIRED: { status: 403, message: 'Konfirmasikan dahulu bahwa ini memang Anda.' },
  TWO_FACTOR_REQUIRED: {
    status: 403,
    message: 'Aktifkan verifikasi dua langkah di Pengaturan sebelum membuka area admin.',
  },
  FOREIGN_ORIGIN: { status: 403, message: 'Permintaan ini tidak berasal dari situs kami.' },
  NOT_FOUND: { status: 404, message: 'Yang Anda cari tidak ditemukan.' },
  METHOD_NOT_ALLOWED: { status: 405, message: 'Cara memanggil alamat ini tidak dikenal.' },
  IDEMPOTENCY_KEY_REQUIRED: { status: 400, message: 'Permintaan ini memerlukan header Idempotency-Key.' },
  IDEMPOTENCY_KEY_REUSED: {
    status: 409,
    message: 'Kunci yang sama sudah dipakai untuk permintaan yang berbeda.',
  },
  BODY_TOO_LARGE: { status: 413, message: 'Data yang dikirim terlalu besar.' },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, message: 'Kirim data sebagai application/json.' },
  TOO_MANY_REQUESTS: { status: 429, message: 'Terlalu banyak percobaan. Coba lagi sebentar lagi.' },
  INTERNAL: { status: 500, message: 'Terjadi kesalahan di sisi kami. Silakan coba lagi.' },
  UNAVAILABLE: { status: 503, message: 'Layanan sedang tidak tersedia. Silakan coba lagi.' },
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
