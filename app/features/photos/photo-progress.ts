import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

interface Work {
  /** Progress of each photo, from 0 to 1. */
  progress: Record<string, number>
}

const work = createStore<Work>(() => ({ progress: {} }))

export const usePhotoProgress = (id: string): number => useStore(work, (state) => state.progress[id] ?? 0)

/** Notes how far a photo is; null: nothing is in progress any more. */
export function setProgress(id: string, progress: number | null): void {
  work.setState((state) => ({ progress: withEntry(state.progress, id, progress) }))
}

function withEntry<Value>(
  entries: Record<string, Value>,
  id: string,
  value: Value | null,
): Record<string, Value> {
  const { [id]: _, ...others } = entries
  return value === null ? others : { ...others, [id]: value }
}
