/** Every text in a template's data, at any depth. */
export function* textsIn(data: unknown): Generator<string> {
  if (typeof data === 'string') yield data
  else if (data instanceof Object) for (const value of Object.values(data)) yield* textsIn(value)
}
