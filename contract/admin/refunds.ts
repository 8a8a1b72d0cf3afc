import { z } from 'zod';
import { MAX_RUPIAH, SEN_PER_RUPIAH, sen } from '#shared/money.ts';
import { refundMethods } from '#shared/refunds.ts';
import { endpoint } from '../endpoint.ts';
import { senField, timestamp, uuid } from '../fields.ts';

const note = z.union([z.string().max(500), z.number(), z.boolean()]);

export const refundMoney = endpoint({
  method: 'post',
  path: '/api/admin/refund',
  summary: 'Give (part of) an order back, into the wallet or to the payment that filled it',
  tag: 'Admin',
  role: 'admin',
  idempotency: 'required',
  rate_limit: { name: 'admin-refund', points: 60, seconds: 60 },
  body: z
    .object({
      user_id: uuid,
      order_id: uuid.optional().meta({
        description: 'Without it, the one order of the user of which so much may still be given back.',
      }),
      payment_id: uuid.optional().meta({
        description: 'Without it, the newest payment of the user that has enough left.',
      }),
      amount_bigint: z
        .int()
        .min(1, 'Nominal harus lebih dari nol.')
        .max(MAX_RUPIAH * SEN_PER_RUPIAH)
        .transform((value) => sen(value))
        .meta({ description: 'Sen.' }),
      reason: z.string().trim().min(3, 'Tulis alasannya.').max(1000),
      refund_method: z.enum(refundMethods).default('wallet_credit'),
      ends_access: z.boolean().default(false).meta({
        description: 'Whether access ends although only a part goes back; it always ends when all does.',
      }),
      metadata: z
        .record(z.string().max(60), note)
        .refine((notes) => Object.keys(notes).length <= 20, 'Paling banyak 20 catatan.')
        .default({}),
    })
    .strict(),
  output: z.object({
    refund_id: uuid,
    order_id: uuid,
    refundable_bigint: senField.meta({ description: 'What of the order may still be given back.' }),
  }),
  refusals: {
    USER_NOT_FOUND: { status: 404, message: 'Pengguna tidak ditemukan.' },
    ORDER_NOT_FOUND: { status: 404, message: 'Order ini tidak ada, atau bukan milik pengguna tersebut.' },
    PAYMENT_NOT_FOUND: {
      status: 404,
      message: 'Pembayaran ini tidak ada, atau bukan milik pengguna tersebut.',
    },
    ORDER_REQUIRED: {
      status: 409,
      message: 'Beberapa order cocok dengan nominal ini. Isi Order ID yang dananya dikembalikan.',
      details: z.object({
        orders: z.array(z.object({ id: uuid, refundable_bigint: senField, created_at: timestamp })),
      }),
    },
    NOTHING_TO_REFUND: {
      status: 409,
      message: 'Tidak ada order pengguna ini yang masih dapat dikembalikan sebesar itu.',
    },
    PAYMENT_NOT_REFUNDABLE: {
      status: 409,
      message: 'Tidak ada pembayaran asal yang cukup dan dapat menerima dana kembali. Pilih saldo wallet.',
    },
    REFUND_EXCEEDS_PAID: {
      status: 409,
      message: 'Paling banyak {refundable_bigint} yang masih dapat dikembalikan untuk order ini.',
      details: z.object({ refundable_bigint: senField }),
    },
  },
});
