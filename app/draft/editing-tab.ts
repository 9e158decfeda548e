import { useEffect } from 'react'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { draftStore } from './hooks.ts'

/**
 * One tab of a browser edits at a time: it holds a Web Lock until it is closed, or another tab takes over. Where there
 * are no locks (plain HTTP on a local network), every tab may edit.
 */
type EditingTab = 'unknown' | 'here' | 'elsewhere' | 'taken-over'

const LOCK = 'memorial-editing'
/** Milliseconds: a page that is reloaded lets go of its lock a moment later. */
const HANDOVER_MS = 500

const tabState = createStore<{ tab: EditingTab }>(() => ({ tab: 'unknown' }))

/** Asks for the lock once, and tells which tab edits. */
export function useEditingTab(): EditingTab {
  useEffect(request, [])
  return useStore(tabState, ({ tab }) => tab)
}

function request(): void {
  if (tabState.getState().tab !== 'unknown') return
  if (navigator.locks) void hold({})
  else tabState.setState({ tab: 'here' })
  setTimeout(() => {
    if (tabState.getState().tab === 'unknown') tabState.setState({ tab: 'elsewhere' })
  }, HANDOVER_MS)
}

/** From now on this tab edits, and the other one says that it was taken over. */
export const takeOverEditing = (): Promise<void> => hold({ steal: true })

async function hold(options: LockOptions): Promise<void> {
  let isHeld = false
  const untilClosed = () => {
    isHeld = true
    if (draftStore.state.getState().hydrated) draftStore.start()
    tabState.setState({ tab: 'here' })
    return new Promise<never>(() => {})
  }
  await navigator.locks.request(LOCK, options, untilClosed).catch(() => undefined)
  // A browser that refuses locks has no tabs to tell apart.
  if (!isHeld) return tabState.setState({ tab: 'here' })
  tabState.setState({ tab: 'taken-over' })
  // It edits again once the other tab is closed.
  await hold({})
}
