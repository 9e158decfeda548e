import { createStore, type StoreApi } from 'zustand/vanilla'
import { storedText } from '#app/lib/stored-text.ts'
import type { User } from '#contract/accounts.ts'
import { belongsTo, draftToContinue, makeRoom, putDraft, unsavedDrafts } from './drafts.ts'
import type { Edit } from './edits.ts'
import type { EntryCopy } from './entry-copy.ts'
import { newId } from './ids.ts'
import { hasContent } from './rules.ts'
import { blankDraft, blankEntry, type Draft, type Entry, parseEntry } from './schema.ts'

/** The state that screens read. Blank on the server and until the first `start`. */
interface DraftState {
  /** Whether browser storage was read. */
  hydrated: boolean
  /** The draft of this tab. */
  draft: Draft
  /** Who is signed in; the token is in the session. */
  user: User | null
  /** Every stored draft that the person at this browser may see, by id. */
  drafts: Record<string, Draft>
  /** Every stored draft, whoever owns it: for cleaning up, never for showing. */
  everyDraft: Record<string, Draft>
  /** Whether storage took the last change; otherwise it is lost when this tab is closed. */
  isStored: boolean
}

export interface DraftStore {
  state: StoreApi<DraftState>
  /**
   * Reads browser storage; later calls take over what other tabs wrote.
   *
   * @param copy of the entry, at the first start after the browser was opened
   */
  start(copy?: string | null): void
  /** Changes the latest stored copy of this tab's draft and stores it at once, or within 250 ms with `typing`. */
  update(edit: Edit, options?: { typing?: boolean }): void
  /**
   * The same for a draft that this tab may have left meanwhile, e.g. for an upload that was started there. Does nothing
   * when the draft no longer exists.
   */
  updateDraft(draftId: string, edit: Edit): void
  /** Stores changes that are not written yet. */
  flush(): void
  /** Starts a new draft in this tab; other tabs keep theirs, and no unsaved draft is dropped. Returns its id. */
  startNew(): string
  /** Continues a stored draft in this tab. Returns false when there is none. */
  open(draftId: string): boolean
  /** Continues the draft of a memorial in this tab, or starts one for it (`open-memorial.ts`). */
  openDraftOf(memorialUuid: string): void
  /** Removes a draft for good. The caller removes its files. */
  remove(draftId: string): void
  /** The drafts with content that the server lacks, latest first, to be offered for continuing. */
  listUnsavedDrafts(): Draft[]
  /** Sets who is signed in. If the open draft belongs to somebody else, a new one is started. */
  setUser(user: User | null): void
  /** Sign-out: removes every draft. Resolves when the copy on the disk is gone too. */
  clear(): Promise<void>
}

export interface Tab {
  localStorage: () => Storage
  sessionStorage: () => Storage
  copy: EntryCopy
  now: () => number
}

export const ENTRY_KEY = 'memorial-auth'
/** The id of the blank draft that is shown before storage was read. */
export const NO_DRAFT = 'none'
const TAB_DRAFT_KEY = 'memorial-draft-id'
/** Milliseconds. */
const TYPING_PAUSE = 250
const RETRY_AFTER = 5000

/** One tab edits at a time (`editing-tab.ts`); any tab may store who is signed in, or a memorial that it loaded. */
export function createDraftStore(tab: Tab): DraftStore {
  const stored = storedText(tab.localStorage, ENTRY_KEY)
  const ownDraft = storedText(tab.sessionStorage, TAB_DRAFT_KEY)
  const state = createStore<DraftState>(() => ({
    hydrated: false,
    draft: blankDraft(NO_DRAFT),
    user: null,
    drafts: {},
    everyDraft: {},
    isStored: true,
  }))
  let entry = blankEntry()
  /** The text that this tab last read or wrote: while storage still holds it, no other tab has written. */
  let known: string | null = null
  let isWritten = true
  let isStored = true
  let timer: ReturnType<typeof setTimeout> | undefined

  const currentId = (): string => state.getState().draft.draftId

  function change(next: Entry): void {
    if (next === entry) return
    entry = next
    isWritten = false
  }

  /**
   * Takes over what another tab wrote. Of each draft the copy that was changed last counts: browsers tell other
   * processes of a write a moment later, so another tab may have written over one of this tab.
   */
  function adopt(text: string): void {
    known = text
    const newer = parseEntry(text)
    if (newer === null) return
    const later = Object.values(entry.drafts).filter(({ draftId, updatedAt }) => {
      const other = newer.drafts[draftId]
      return other ? updatedAt > other.updatedAt : draftId === currentId() && !isWritten
    })
    if (later.length > 0) isWritten = false
    const drafts = Object.fromEntries(later.map((draft) => [draft.draftId, draft]))
    entry = { ...newer, drafts: { ...newer.drafts, ...drafts } }
  }

  function adoptNewer(): void {
    const found = stored.read()
    // If the entry is gone without a sign-out event, the browser evicted it; the copy in memory is written again.
    if ('text' in found && found.text !== null && found.text !== known) adopt(found.text)
  }

  function write(): void {
    adoptNewer()
    entry = { ...entry, changedAt: Math.max(tab.now(), entry.changedAt + 1) }
    const text = JSON.stringify(entry)
    tab.copy.write(text)
    isStored = stored.write(text)
    if (!isStored) return
    known = text
    isWritten = true
  }

  function show(draftId: string): void {
    const { user, drafts } = entry
    const before = state.getState().draft
    // Another tab may have dropped this draft to make room: it is stored again with its next change.
    const lastSeen = before.draftId === draftId ? before : blankDraft(draftId)
    state.setState({
      hydrated: true,
      user,
      everyDraft: drafts,
      drafts: Object.fromEntries(Object.entries(drafts).filter(([, draft]) => belongsTo(draft, user))),
      draft: drafts[draftId] ?? lastSeen,
      isStored,
    })
  }

  function flush(): void {
    // Before storage was read there is nothing to write, and no draft to show.
    if (!state.getState().hydrated) return
    clearTimeout(timer)
    if (!isWritten || !isStored) write()
    if (!isStored) timer = setTimeout(flush, RETRY_AFTER)
    show(currentId())
  }

  function enter(draftId: string): void {
    ownDraft.write(draftId)
    show(draftId)
  }

  function reset(): Promise<void> {
    clearTimeout(timer)
    entry = blankEntry()
    known = null
    isWritten = true
    return tab.copy.remove()
  }

  function start(copy: string | null = null): void {
    const { hydrated } = state.getState()
    const found = stored.read()
    if (!('text' in found)) isStored = false
    else if (found.text !== null && found.text !== known) adopt(found.text)
    else if (found.text === null && known !== null) {
      // Another tab signed out.
      void reset()
      enter(newId())
      return
    }
    const copied = copy === null ? null : parseEntry(copy)
    if (copied && copied.changedAt > entry.changedAt) change(copied)
    if (hydrated) show(currentId())
    else {
      const remembered = ownDraft.read()
      const ownId = 'text' in remembered ? remembered.text : null
      enter(draftToContinue(entry, ownId) ?? newId())
    }
    if (!isWritten || !isStored) flush()
  }

  function updateDraft(draftId: string, edit: Edit): void {
    const { draft, drafts } = state.getState()
    const latest = entry.drafts[draftId] ?? (draft.draftId === draftId ? draft : drafts[draftId])
    if (latest) change(putDraft(entry, latest, edit, tab.now()))
  }

  /** Reads what is stored now, before it is changed. */
  function refresh(): void {
    if (state.getState().hydrated) adoptNewer()
    else start()
  }

  const store: DraftStore = {
    state,
    start,
    flush,
    update(edit, { typing = false } = {}) {
      if (!typing || !state.getState().hydrated) refresh()
      updateDraft(currentId(), edit)
      if (!typing) return flush()
      clearTimeout(timer)
      timer = setTimeout(flush, TYPING_PAUSE)
      show(currentId())
    },
    updateDraft(draftId, edit) {
      refresh()
      updateDraft(draftId, edit)
      flush()
    },
    startNew() {
      refresh()
      const draftId = newId()
      change(makeRoom(entry))
      enter(draftId)
      flush()
      return draftId
    },
    open(draftId) {
      refresh()
      const draft = entry.drafts[draftId]
      if (!draft || !belongsTo(draft, entry.user)) return false
      enter(draftId)
      return true
    },
    openDraftOf(memorialUuid) {
      refresh()
      const { user, drafts } = entry
      const its = Object.values(drafts).find(
        (draft) => draft.memorialUuid === memorialUuid && belongsTo(draft, user),
      )
      if (its) enter(its.draftId)
      else store.startNew()
    },
    remove(draftId) {
      refresh()
      const { [draftId]: _, ...drafts } = entry.drafts
      change({ ...entry, drafts })
      if (draftId === currentId()) enter(newId())
      flush()
    },
    listUnsavedDrafts: () => unsavedDrafts(state.getState().drafts),
    setUser(user) {
      refresh()
      change({ ...entry, user })
      // Writing the draft again gives it its owner.
      if (user)
        updateDraft(currentId(), (draft) =>
          draft.ownerUuid === null && hasContent(draft) ? { ...draft } : draft,
        )
      if (!belongsTo(state.getState().draft, user)) store.startNew()
      else flush()
    },
    clear() {
      const gone = reset()
      stored.remove()
      enter(newId())
      return gone
    },
  }
  return store
}
