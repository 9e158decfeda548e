/**
 * Does the work for each, one after the other. A failure stops none of the others, and is thrown at the end, so that
 * the job is tried again.
 */
export async function tryEach<T>(
  all: Iterable<T> | AsyncIterable<T>,
  work: (one: T) => Promise<unknown>,
): Promise<void> {
  const failures: unknown[] = []
  for await (const one of all) await work(one).catch((reason: unknown) => failures.push(reason))
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} failed`)
}
