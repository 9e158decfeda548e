import { useEffect } from 'react'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { clearsAfterAWeek, mayAskAgain, type StoragePersistence, storagePersistence } from './rules.ts'

/** null until the browser has answered. */
const state = createStore<{ life: StoragePersistence | null }>(() => ({ life: null }))

/** Key of the time (milliseconds since 1970) when this browser was last asked for persistence. */
const ASKED_KEY = 'storage-asked'

let learning: Promise<void> | undefined

/** How long this browser keeps what is stored here; null until that is known. */
export function useStoragePersistence(): StoragePersistence | null {
  useEffect(() => {
    void learnOnce()
  }, [])
  return useStore(state, ({ life }) => life)
}

/**
 * Asks the browser not to clear stored data by itself. Call it once there is something worth keeping, since some
 * browsers ask the person. Never rejects.
 */
export async function askForPersistence(): Promise<void> {
  await learnOnce()
  const { life } = state.getState()
  if (life === 'persistent' || life === 'session' || !isTimeToAsk(Date.now())) return
  const isGranted = await navigator.storage?.persist?.().catch(() => false)
  if (isGranted) state.setState({ life: 'persistent' })
}

function learnOnce(): Promise<void> {
  learning ??= learn()
  return learning
}

async function learn(): Promise<void> {
  const [isPersisted, isPrivate] = await Promise.all([readPersisted(), readPrivate()])
  const traits = {
    supports: (property: string, value: string) => CSS.supports(property, value),
    has: (name: string) => name in window,
    isInstalled: matchMedia('(display-mode: standalone)').matches,
  }
  state.setState({
    life: storagePersistence({ isPersisted, isPrivate, clearsAfterAWeek: clearsAfterAWeek(traits) }),
  })
}

async function readPersisted(): Promise<boolean> {
  try {
    return (await navigator.storage?.persisted?.()) === true
  } catch {
    return false
  }
}

/**
 * Recognises a private window if the browser lets it: Safari and Firefox do not give a site its private file system
 * there, although they have one, and store everything else as usual. A private window of Chromium looks like any other.
 */
async function readPrivate(): Promise<boolean> {
  try {
    await navigator.storage?.getDirectory?.()
    return false
  } catch (thrown) {
    return !(thrown instanceof DOMException && thrown.name === 'QuotaExceededError')
  }
}

/** If nothing can be stored, asking is of no use. */
function isTimeToAsk(now: number): boolean {
  try {
    if (!mayAskAgain(localStorage.getItem(ASKED_KEY), now)) return false
    localStorage.setItem(ASKED_KEY, String(now))
    return true
  } catch {
    return false
  }
}
