import type { SubmissionResult } from '@conform-to/react';
import type { FormProblem, FormReply } from '#app/lib/form-reply.ts';

/** Words of every form; those in toasts are the specification's own (ERR-017, ERR-024, ERR-025). */
export const formWords = {
  busy: 'Menyimpan...',
  optional: 'opsional',
  choose: 'Pilih…',
  incomplete: { title: 'Form tidak lengkap', text: 'Harap isi semua field yang wajib diisi' },
  invalid: { title: 'Belum terkirim', text: 'Ada isian yang belum benar.' },
  failed: { title: 'Gagal Menyimpan', text: 'Terjadi kesalahan saat menyimpan data.' },
  unexpected: { title: 'Error', text: 'Terjadi kesalahan saat menyimpan data.' },
} as const;

export interface ToastWords {
  readonly title: string;
  readonly text: string;
}

/** A refusal says its own sentence (ERR-024); a lost connection is told apart from it (ERR-025). */
export function wordsOfProblem(
  { problem, result }: Pick<FormReply, 'result'> & { readonly problem: FormProblem },
  incomplete: ToastWords,
): ToastWords {
  if (problem.code === 'NETWORK_ERROR') return formWords.unexpected;
  if (problem.code === 'INVALID_INPUT' && result !== null) return wordsOfInvalid(result, incomplete);
  return { ...formWords.failed, ...(problem.message !== '' && { text: problem.message }) };
}

/** Something that is missing is told apart from something that is wrong. */
export function wordsOfInvalid(result: SubmissionResult, incomplete: ToastWords): ToastWords {
  const values = result.initialValue ?? {};
  const isMissing = (name: string) => values[name] === undefined || values[name] === '';
  return Object.keys(result.error ?? {}).some(isMissing) ? incomplete : formWords.invalid;
}
