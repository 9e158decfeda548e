/** Every text in what a template is given, wherever it stands. */
export function* textsIn(data: unknown): Generator<string> {
  if (typeof data === 'string') yield data
  else if (data instanceof Object) for (const value of Object.values(data)) yield* textsIn(value)
}
