import { z } from 'zod';
import { optional } from './optional.ts';

export const assistantEnvironment = {
  ASSISTANT_API_URL: optional
    .transform((url) => url?.replace(/\/+$/, '') ?? null)
    .pipe(z.url({ protocol: /^https?$/ }).nullable()),
  ASSISTANT_API_KEY: optional,
  ASSISTANT_MODEL: optional,
};
type AssistantEnvironment = z.output<z.ZodObject<typeof assistantEnvironment>>;

export interface AssistantSettings {
  /** Base of the chat completions API, without a slash at the end. */
  readonly api_url: string;
  readonly api_key: string;
  readonly model: string;
}

const needed = ['ASSISTANT_API_URL', 'ASSISTANT_API_KEY', 'ASSISTANT_MODEL'] as const;

export function assistantProblems(env: AssistantEnvironment, isProduction: boolean): readonly string[] {
  const missing = needed.filter((name) => env[name] === null);
  if (missing.length === needed.length) return [];
  const isOpen = isProduction && env.ASSISTANT_API_URL?.startsWith('http:') === true;
  return [
    ...missing.map((name) => `${name}: isi semua variabel ASSISTANT_ atau kosongkan semuanya.`),
    ...(isOpen ? ['ASSISTANT_API_URL: isi dengan alamat https di produksi.'] : []),
  ];
}

/** Null: the assistant is off. */
export function assistantSettings(env: AssistantEnvironment): AssistantSettings | null {
  const { ASSISTANT_API_URL: api_url, ASSISTANT_API_KEY: api_key, ASSISTANT_MODEL: model } = env;
  return api_url === null || api_key === null || model === null ? null : { api_url, api_key, model };
}
