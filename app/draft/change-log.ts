import type { EntryCopy } from './entry-copy.ts'
import { newId } from './ids.ts'
import { blankEntry, type Entry, parseEntry } from './schema.ts'
import type { StorageFailure, StoredText } from './storage.ts'

/**
 * The stored entry, which several tabs write. A tab keeps its changes as functions and applies them to the latest
 * stored copy, so that it writes only what it meant to change. Browsers tell other processes of a write a moment later,
 * so two tabs may overwrite each other. Therefore the entry counts the changes of each tab, and a tab that finds some
 * of its own missing applies them again.
 */
interface ChangeLog {
  /** The entry with every change of this tab, written or not. */
  entry(): Entry
  /** Why the last access failed; null while storage works. */
  failure(): StorageFailure | null
  /** Applies a change in memory. The change may be applied again to a newer copy, so it must be pure. */
  apply(change: Change): void
  /** Writes what is not written yet. Cheap when there is nothing. */
  flush(): void
  /** Merges what other tabs wrote. `cleared`: another tab removed the entry, and everything is blank now. */
  sync(): 'same' | 'changed' | 'cleared'
  /** Merges what a copy of the entry has and storage lost, as happens when a browser is killed. */
  recover(copy: string): void
  /** Removes the entry, its copy, and every change of this tab. */
  forget(): Promise<void>
}

type Change = (entry: Entry) => Entry

/** Milliseconds after which a written change can no longer be overwritten by another tab. */
const SETTLED_AFTER = 10_000
/** How many tabs have their changes counted; the oldest are dropped. */
const TABS_COUNTED = 12

interface Made {
  number: number
  at: number
  change: Change
}

export function createChangeLog(stored: StoredText, copy: EntryCopy, now: () => number): ChangeLog {
  const tab = newId().slice(0, 8)
  let entry = blankEntry()
  let made: Made[] = []
  let lastNumber = 0
  let writtenUpTo = 0
  let failure: StorageFailure | null = null
  /** The text this tab last read or wrote: while storage still holds it, no other tab has written. */
  let known: string | null = null

  const isMissingIn = (other: Entry) => (one: Made) => one.number > (other.seen[tab] ?? 0)

  /** Takes over a newer copy, and applies the changes of this tab that are missing in it. */
  function adopt(text: string): void {
    const newer = parseEntry(text)
    if (newer === null) return
    const missing = made.filter(isMissingIn(newer))
    entry = missing.reduce((changed, one) => one.change(changed), newer)
    known = text
    const first = missing[0]
    if (first) writtenUpTo = Math.min(writtenUpTo, first.number - 1)
  }

  function write(): void {
    const others = Object.entries(entry.seen).filter(([name]) => name !== tab)
    entry = { ...entry, seen: Object.fromEntries([...others.slice(1 - TABS_COUNTED), [tab, lastNumber]]) }
    const text = JSON.stringify(entry)
    copy.write(text)
    failure = stored.write(text)
    if (failure !== null) return
    known = text
    writtenUpTo = lastNumber
    made = made.filter((one) => now() - one.at < SETTLED_AFTER)
  }

  function reset(): void {
    entry = blankEntry()
    made = []
    writtenUpTo = lastNumber
    known = null
  }

  function flush(): void {
    if (writtenUpTo === lastNumber && failure === null) return
    const current = stored.read()
    failure = 'failure' in current ? current.failure : null
    if ('failure' in current || writtenUpTo === lastNumber) return
    // If the entry is gone without a sign-out event, the browser evicted it; the copy in memory is written again.
    if (current.text !== null && current.text !== known) adopt(current.text)
    write()
  }

  function apply(change: Change): void {
    const changed = change(entry)
    if (changed === entry) return
    entry = changed
    lastNumber += 1
    made.push({ number: lastNumber, at: now(), change })
  }

  return {
    entry: () => entry,
    failure: () => failure,
    apply,
    recover(text) {
      const copied = parseEntry(text)
      if (copied === null || !hasMore(copied, entry)) return
      apply((current) => (hasMore(current, copied) ? withLater(current, copied) : copied))
      flush()
    },
    flush,
    sync() {
      const current = stored.read()
      if ('failure' in current) failure = current.failure
      if ('failure' in current || current.text === known) return 'same'
      if (current.text === null) {
        reset()
        void copy.remove()
        return 'cleared'
      }
      const writtenBefore = writtenUpTo
      adopt(current.text)
      if (writtenUpTo < writtenBefore) flush()
      return 'changed'
    },
    forget() {
      reset()
      stored.remove()
      return copy.remove()
    },
  }
}

/** Whether one entry has changes of some tab that the other one lacks. */
const hasMore = (one: Entry, other: Entry): boolean =>
  Object.entries(one.seen).some(([tab, count]) => count > (other.seen[tab] ?? 0))

/** Merges two entries when neither has everything: of each draft the later one. */
function withLater(entry: Entry, other: Entry): Entry {
  const later = Object.values(other.drafts).filter(
    (draft) => draft.updatedAt > (entry.drafts[draft.draftId]?.updatedAt ?? 0),
  )
  const seen = { ...other.seen, ...entry.seen }
  return {
    ...entry,
    user: entry.user ?? other.user,
    drafts: { ...entry.drafts, ...Object.fromEntries(later.map((draft) => [draft.draftId, draft])) },
    seen,
  }
}
