import { z } from 'zod';
import { inputCopy } from '#messages/input/input.ts';

/** Server and forms both import this before parsing, so that input problems read alike. */
z.config({ customError: messageFor });

function messageFor(issue: z.core.$ZodRawIssue): string {
  if (issue.input === undefined || issue.input === '') return inputCopy.required;
  const isText = issue.origin === 'string';
  switch (issue.code) {
    case 'invalid_type':
      return issue.expected === 'int' ? inputCopy.integer : inputCopy.invalid;
    case 'invalid_format':
      return issue.format === 'email' ? inputCopy.invalidEmail : inputCopy.invalidFormat;
    case 'invalid_value':
      return inputCopy.unknownChoice;
    case 'unrecognized_keys':
      return inputCopy.unknownField;
    case 'too_big':
      return inputCopy[isText ? 'mostCharacters' : 'atMost'](String(issue.maximum));
    case 'too_small':
      return inputCopy[isText ? 'leastCharacters' : 'atLeast'](String(issue.minimum));
    default:
      return inputCopy.invalid;
  }
}
