import { parseEntry } from './schema.ts'
import { createDraftStore, type DraftStore, ENTRY_KEY } from './store.ts'

/** Browser storage that can be switched off (`refused`) or filled up (`full`). */
export function storageDouble() {
  const items = new Map<string, string>()
  const trouble: { now: 'refused' | 'full' | null } = { now: null }
  const guard = (writing: boolean) => {
    if (trouble.now === 'refused') throw new DOMException('Storage is off', 'SecurityError')
    if (trouble.now === 'full' && writing) throw new DOMException('No room', 'QuotaExceededError')
  }
  const storage: Storage = {
    get length() {
      return items.size
    },
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (key) => {
      guard(false)
      return items.get(key) ?? null
    },
    setItem: (key, value) => {
      guard(true)
      items.set(key, value)
    },
    removeItem: (key) => {
      guard(false)
      items.delete(key)
    },
    clear: () => items.clear(),
  }
  return { storage, items, trouble }
}

/** A browser whose tabs share one storage. Its time passes only when a test says so. */
export function browserDouble() {
  const local = storageDouble()
  /** The copy of the entry that survives when the browser is killed. */
  let copied: string | null = null
  let clock = 1_000_000
  const copy = {
    write: (text: string) => {
      copied = text
    },
    remove: async () => {
      copied = null
    },
  }

  /** The store of a tab that has read nothing yet; with the storage of a session, of that tab. */
  const createStore = (session: Storage) =>
    createDraftStore({
      localStorage: () => local.storage,
      sessionStorage: () => session,
      copy,
      now: () => clock,
    })

  /** A new tab; with `session`, the same tab after a reload. */
  function openTab(
    session = storageDouble(),
    entryCopy: string | null = null,
  ): DraftStore & { session: typeof session } {
    const store = createStore(session.storage)
    store.start(entryCopy)
    return { ...store, session }
  }

  return {
    local,
    createStore,
    openTab,
    storedEntry: () => parseEntry(local.items.get(ENTRY_KEY) ?? ''),
    copied: () => copied,
    wait: (milliseconds: number) => {
      clock += milliseconds
    },
  }
}

/** The draft that a tab shows. */
export const shownIn = (tab: DraftStore) => tab.state.getState().draft
