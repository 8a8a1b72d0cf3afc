export function serveTasks(handle: (task: unknown) => Promise<unknown>): void {
  process.on('message', async (task: unknown) => {
    try {
      process.send?.({ answer: await handle(task) });
    } catch (error) {
      process.send?.({ error: describe(error) });
    }
  });
}

function describe(error: unknown): { readonly message: string; readonly code?: string } {
  if (!(error instanceof Error)) return { message: String(error) };
  const hasCode = 'code' in error && typeof error.code === 'string';
  return { message: error.message, ...(hasCode && { code: String(error.code) }) };
}
