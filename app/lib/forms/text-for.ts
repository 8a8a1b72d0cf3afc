import { z } from 'zod';

/**
 * A text as the API's field takes it. Not a pipe: Conform would read the empty text as missing once more. The first
 * problem of a list is the field's.
 */
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
