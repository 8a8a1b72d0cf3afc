import { z } from 'zod';

/** Not a pipe, because Conform would read the empty text as missing again. Shows a list's first problem. */
export const textFor = <Value>(
  field: z.ZodType<Value>,
  read: (typed: string) => unknown = (typed) => typed,
) =>
  z
    .string()
    .default('')
    .transform((typed, context) => {
      const value = field.safeParse(read(typed));
      if (value.success) return value.data;
      context.addIssue({ code: 'custom', message: value.error.issues[0]?.message, input: typed });
      return z.NEVER;
    });
