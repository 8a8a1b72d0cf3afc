import type { SubmissionResult } from '@conform-to/react';
import type { FormProblem, FormReply } from '#app/lib/forms/form-reply.ts';

/** Copy of every form; the toasts are the specification's (ERR-017, ERR-024, ERR-025). */
export const formCopy = {
  busy: 'Menyimpan...',
  optional: 'opsional',
  choose: 'Pilih…',
  incomplete: { title: 'Form tidak lengkap', text: 'Harap isi semua field yang wajib diisi' },
  invalid: { title: 'Belum terkirim', text: 'Ada isian yang belum benar.' },
  failed: { title: 'Gagal Menyimpan', text: 'Terjadi kesalahan saat menyimpan data.' },
  unexpected: { title: 'Error', text: 'Terjadi kesalahan saat menyimpan data.' },
} as const;

export interface ToastMessage {
  readonly title: string;
  readonly text: string;
}

/** A refusal shows its own message (ERR-024), a lost connection another (ERR-025). */
export function problemToast(
  { problem, result }: Pick<FormReply, 'result'> & { readonly problem: FormProblem },
  incomplete: ToastMessage,
): ToastMessage {
  if (problem.code === 'NETWORK_ERROR') return formCopy.unexpected;
  if (problem.code === 'INVALID_INPUT' && result !== null) return validationToast(result, incomplete);
  return { ...formCopy.failed, ...(problem.message !== '' && { text: problem.message }) };
}

/** A missing value gets another message than an invalid one. */
export function validationToast(result: SubmissionResult, incomplete: ToastMessage): ToastMessage {
  const values = result.initialValue ?? {};
  const isMissing = (name: string) => values[name] === undefined || values[name] === '';
  return Object.keys(result.error ?? {}).some(isMissing) ? incomplete : formCopy.invalid;
}
