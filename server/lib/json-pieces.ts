/** A list that is read while it is written. */
type Read = () => Promise<unknown> | AsyncIterable<unknown>

/** The JSON of an object, each field read when the one before it is written, and a list an item at a time. */
export async function* jsonPieces(fields: Record<string, Read>): AsyncGenerator<string> {
  let opening = '{'
  for (const [name, read] of Object.entries(fields)) {
    yield `${opening}${JSON.stringify(name)}:`
    opening = ','
    const value = read()
    if (value instanceof Promise) yield JSON.stringify(await value)
    else yield* listPieces(value)
  }
  yield '}'
}

async function* listPieces(items: AsyncIterable<unknown>): AsyncGenerator<string> {
  yield '['
  let comma = ''
  for await (const item of items) {
    yield comma + JSON.stringify(item)
    comma = ','
  }
  yield ']'
}
