/** An early failure still gets an error response; a later one errors the stream, never truncates it. */
export async function withFirstChunk(
  stream: ReadableStream<Uint8Array>,
): Promise<ReadableStream<Uint8Array<ArrayBufferLike>>> {
  const reader = stream.getReader();
  let first: Awaited<ReturnType<typeof reader.read>> | null = await reader.read();
  return new ReadableStream({
    async pull(controller) {
      const next = first ?? (await reader.read());
      first = null;
      if (next.done) controller.close();
      else controller.enqueue(next.value);
    },
    cancel: (reason) => reader.cancel(reason),
  });
}
