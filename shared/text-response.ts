/** Keeps its text, so that reading it in process avoids a byte stream. */
export function textResponse(text: string, init: ResponseInit): Response {
  // Defined, because the server's Response refuses an assignment.
  return Object.defineProperty(new Response(null, init), 'text', { value: async () => text });
}
