/**
 * A stream whose first piece is there already: what can not be begun is thrown while an error can still be answered.
 * What breaks off later errors the stream, so that the connection ends before the body does and no client takes the
 * part for the whole.
 */
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
