/** Waits for work; if it rejects, first takes its count back, then rejects with the same error. */
export const undoOnFailure = <T>(work: Promise<T>, undo: () => Promise<unknown>): Promise<T> =>
  work.catch(async (reason) => {
    await undo()
    throw reason
  })
