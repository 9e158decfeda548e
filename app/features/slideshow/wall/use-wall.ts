import { useEffect, useReducer } from 'react'
import type { ShownMemory } from '#contract/show.ts'
import { advanceWall, beginWall, timeOf, type WallState } from './wall-state.ts'

/** The memories on the live wall, which change by themselves while it plays. */
export function useWall(memories: readonly ShownMemory[], isPlaying: boolean): WallState {
  const [state, dispatch] = useReducer(advanceWall, memories, beginWall)
  useEffect(() => dispatch({ type: 'listed', memories, now: Date.now() }), [memories])
  const { shown } = state
  const time = timeOf(state)
  // biome-ignore lint/correctness/useExhaustiveDependencies: other memories have their own time
  useEffect(() => {
    if (!isPlaying) return
    const timer = setTimeout(() => dispatch({ type: 'turn', now: Date.now() }), time)
    return () => clearTimeout(timer)
  }, [isPlaying, shown, time])
  return state
}
