import { createStore, type StoreApi } from 'zustand/vanilla'
import type { User } from '#contract/accounts.ts'
import { createChangeLog } from './change-log.ts'
import { belongsTo, draftToContinue, makeRoom, putDraft, unsavedDrafts } from './drafts.ts'
import type { Edit } from './edits.ts'
import type { EntryCopy } from './entry-copy.ts'
import { newId } from './ids.ts'
import { hasContent } from './rules.ts'
import { blankDraft, type Draft } from './schema.ts'
import { type StorageFailure, storedText } from './storage.ts'
import { createTypedTexts, type Overwritten } from './typed-texts.ts'

/** The state that screens read. Blank on the server and until the first `start`. */
export interface DraftState {
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
  /** `memory`: the draft is lost when this tab is closed. */
  persistence: 'stored' | 'memory'
  /** Why it is only in memory. */
  reason: StorageFailure | null
  /** What was typed into the draft in this tab, and another tab replaced. */
  overwritten: readonly Overwritten[]
}

export interface DraftStore {
  state: StoreApi<DraftState>
  /**
   * Reads browser storage; later calls merge what other tabs wrote.
   *
   * @param copy of the entry, at the first start after the browser was opened
   */
  start(copy?: string | null): void
  /**
   * Changes the draft of this tab and stores it at once, or within 250 ms with `typing`. The edit is applied to the
   * latest stored copy, possibly more than once, so it must name what it changes and contain no older copy.
   */
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
  /** Keeps replaced words for the host to decide about, or lets go of them once that is done. */
  keepOverwritten(one: Overwritten): void
  dropOverwritten(one: Overwritten): void
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
const TYPED_KEY = 'memorial-typed'
/** Milliseconds. */
const TYPING_PAUSE = 250
const RETRY_AFTER = 5000

export function createDraftStore(tab: Tab): DraftStore {
  const changeLog = createChangeLog(storedText(tab.localStorage, ENTRY_KEY), tab.copy, tab.now)
  const ownDraft = storedText(tab.sessionStorage, TAB_DRAFT_KEY)
  const typedTexts = createTypedTexts(storedText(tab.sessionStorage, TYPED_KEY))
  const state = createStore<DraftState>(() => ({
    hydrated: false,
    draft: blankDraft(NO_DRAFT),
    user: null,
    drafts: {},
    everyDraft: {},
    persistence: 'stored',
    reason: null,
    overwritten: [],
  }))
  let timer: ReturnType<typeof setTimeout> | undefined

  function show(draftId: string): void {
    const { user, drafts } = changeLog.entry()
    const before = state.getState()
    // Another tab may have dropped this draft to make room: it is stored again with its next change.
    const lastSeen = before.draft.draftId === draftId ? before.draft : blankDraft(draftId)
    const reason = changeLog.failure()
    const draft = drafts[draftId] ?? lastSeen
    typedTexts.check(draft)
    state.setState({
      hydrated: true,
      user,
      everyDraft: drafts,
      drafts: Object.fromEntries(Object.entries(drafts).filter(([, draft]) => belongsTo(draft, user))),
      draft,
      persistence: reason === null ? 'stored' : 'memory',
      reason,
      overwritten: typedTexts.overwrittenIn(draftId),
    })
  }

  const currentId = (): string => state.getState().draft.draftId

  function flush(): void {
    // Before storage was read there is nothing to write, and no draft to show.
    if (!state.getState().hydrated) return
    clearTimeout(timer)
    changeLog.flush()
    if (changeLog.failure() !== null) timer = setTimeout(flush, RETRY_AFTER)
    show(currentId())
    typedTexts.flush()
  }

  function enter(draftId: string): void {
    ownDraft.write(draftId)
    show(draftId)
  }

  function start(copy: string | null = null): void {
    const { hydrated } = state.getState()
    const found = changeLog.sync()
    if (copy !== null) changeLog.recover(copy)
    if (found === 'cleared') typedTexts.clear()
    if (found === 'cleared') enter(newId())
    else if (hydrated) show(currentId())
    else {
      // While this tab was away, another one may have signed out.
      typedTexts.keepOnly(changeLog.entry().drafts)
      const remembered = ownDraft.read()
      const ownId = 'text' in remembered ? remembered.text : null
      enter(draftToContinue(changeLog.entry(), ownId) ?? newId())
    }
    typedTexts.flush()
  }

  function updateDraft(draftId: string, edit: Edit, isTyping = false): void {
    const { draft, drafts } = state.getState()
    const lastSeen = draft.draftId === draftId ? draft : drafts[draftId]
    const before = changeLog.entry().drafts[draftId] ?? lastSeen
    const at = tab.now()
    changeLog.apply((entry) => {
      const latest = entry.drafts[draftId] ?? lastSeen
      return latest ? putDraft(entry, latest, edit, at) : entry
    })
    const after = changeLog.entry().drafts[draftId]
    if (before && after && after !== before) typedTexts.noteOwn(before, after, isTyping)
  }

  const ensureStarted = () => {
    if (!state.getState().hydrated) start()
  }

  const store: DraftStore = {
    state,
    start,
    flush,
    update(edit, { typing = false } = {}) {
      ensureStarted()
      updateDraft(currentId(), edit, typing)
      if (!typing) return flush()
      clearTimeout(timer)
      timer = setTimeout(flush, TYPING_PAUSE)
      show(currentId())
    },
    updateDraft(draftId, edit) {
      ensureStarted()
      updateDraft(draftId, edit)
      flush()
    },
    startNew() {
      ensureStarted()
      const draftId = newId()
      changeLog.apply(makeRoom)
      enter(draftId)
      flush()
      return draftId
    },
    open(draftId) {
      ensureStarted()
      changeLog.sync()
      const { user, drafts } = changeLog.entry()
      const draft = drafts[draftId]
      if (!draft || !belongsTo(draft, user)) return false
      enter(draftId)
      return true
    },
    openDraftOf(memorialUuid) {
      ensureStarted()
      changeLog.sync()
      const { user, drafts } = changeLog.entry()
      const known = Object.values(drafts).find(
        (draft) => draft.memorialUuid === memorialUuid && belongsTo(draft, user),
      )
      if (known) enter(known.draftId)
      else store.startNew()
    },
    remove(draftId) {
      ensureStarted()
      changeLog.apply((entry) => {
        const { [draftId]: _, ...drafts } = entry.drafts
        return { ...entry, drafts }
      })
      typedTexts.keepOnly(changeLog.entry().drafts)
      if (draftId === currentId()) enter(newId())
      flush()
    },
    listUnsavedDrafts: () => unsavedDrafts(state.getState().drafts),
    setUser(user) {
      ensureStarted()
      changeLog.apply((entry) => ({ ...entry, user }))
      // Writing the draft again gives it its owner.
      if (user)
        updateDraft(currentId(), (draft) =>
          draft.ownerUuid === null && hasContent(draft) ? { ...draft } : draft,
        )
      if (!belongsTo(state.getState().draft, user)) store.startNew()
      else flush()
    },
    keepOverwritten(one) {
      typedTexts.keep(one)
      flush()
    },
    dropOverwritten(one) {
      typedTexts.drop(one)
      flush()
    },
    clear() {
      clearTimeout(timer)
      typedTexts.clear()
      const gone = changeLog.forget()
      enter(newId())
      return gone
    },
  }
  return store
}
