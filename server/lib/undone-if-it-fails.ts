/** Waits for a work; where it rejects, takes back first what was counted for it, and rejects with the same. */
export async function undoneIfItFails<T>(work: Promise<T>, undo: () => Promise<unknown>): Promise<T> {
  try {
    return await work
  } catch (reason) {
    await undo()
    throw reason
  }
}
