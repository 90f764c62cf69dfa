/** What comes of an answer or a file, piece by piece, as text. */
export async function* texts(from: { readonly body: ReadableStream<Uint8Array> | null }): AsyncGenerator<string> {
  const reader = from.body?.getReader();
  if (reader === undefined) return;
  const decoder = new TextDecoder();
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read())
      yield decoder.decode(read.value, { stream: true });
    yield decoder.decode();
  } finally {
    await reader.cancel();
  }
}
