/** Waits for work; if it rejects, first takes its count back, then rejects with the same error. */
export async function undoOnFailure<T>(work: Promise<T>, undo: () => Promise<unknown>): Promise<T> {
  try {
    return await work
  } catch (reason) {
    await undo()
    throw reason
  }
}
