/** What a form's action answers, as its page sees it. */
export async function replyOf(answer: unknown): Promise<unknown> {
  const settled = await answer;
  return typeof settled === 'object' && settled !== null && 'data' in settled ? settled.data : settled;
}

/** The fields of a form, as a browser posts them. */
export function formOf(fields: Readonly<Record<string, string>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}
