import { setPendingPersist } from '#app/draft/edits.ts'
import { markSaved } from '#app/draft/memorial.ts'
import { toCreatePayload } from '#app/draft/payload.ts'
import { type ContentPart, stepParts, takeParts, unsavedParts } from '#app/draft/rules.ts'
import { blankDraft, type Draft, pickContent } from '#app/draft/schema.ts'
import { ApiError } from '#app/lib/api.ts'
import { createMemorial } from '#contract/memorials.ts'
import { browserDependencies, latestDraft, type SaveDependencies } from './dependencies.ts'
import { errorOf, FilesNotSaved } from './file-errors.ts'
import { sendEdit } from './part-calls.ts'
import type { SavePlan } from './plans.ts'
import type { SavingFile } from './progress.ts'
import { canBeSentAgain } from './retry.ts'
import { filesOf, localFilesOf, sendFiles, unreadablePhotos } from './send-files.ts'
import { checkForConflicts, type PartCall, sendParts } from './send-parts.ts'
import { sendPhotoList, sendRotations } from './send-photo-list.ts'
import { addMissingPoster } from './send-poster.ts'

export interface SaveOptions {
  /** The draft to save; by default the one that this tab shows. */
  draftId?: string
  /** Which files that failed before are sent again: all, those whose error may pass, or one by its id. */
  retry?: 'all' | 'transient' | { fileId: string }
  /** Ends the save; all changes stay, unsaved. */
  signal?: AbortSignal
}

/** The files that a save left out, with the reasons. */
type LeftOut = readonly SavingFile[]

const shared = new Map<string, Promise<LeftOut>>()

/** Whether this tab runs a shared save of the draft at the moment. */
export const isBeingSaved = (draftId: string): boolean => shared.has(draftId)

/**
 * Saves a draft by a plan (`plans.ts`). What the server has is not sent again, so a save can be repeated after any
 * interruption and continues where it stopped. What is changed meanwhile stays, unsaved. Progress and errors are in
 * `progress`, too.
 *
 * Resolves with the files that could not be sent; everything else was saved. Rejects when the save stopped: with
 * `ApiError` (MEMORIAL_STALE, with the memorial in its answer, when the same part was changed here and on the server),
 * with `FilesNotSaved` when the plan needs them, or with the signal's reason.
 */
export function save(
  plan: SavePlan,
  { draftId, retry = 'all', signal }: SaveOptions = {},
  deps: SaveDependencies = browserDependencies,
): Promise<LeftOut> {
  const { progress, drafts } = deps
  const id = draftId ?? drafts.state.getState().draft.draftId
  const underWay = plan.isShared ? shared.get(id) : undefined
  // It also sends the file that is to be tried again.
  if (underWay && typeof retry === 'object') progress.again(isMeant(retry))
  if (underWay) return underWay

  const begin = () => {
    progress.begin(id, ...firstProgress(deps, id, plan))
    progress.again(isMeant(retry))
  }
  const run = { deps: signal ? { ...deps, signal } : deps, draftId: id, plan }
  if (!plan.isShared)
    return withSaveLock(id, () => {
      begin()
      return runPlan(run)
    })
  // Shown from the moment it was asked for, even while another tab saves.
  begin()
  const mine = withSaveLock(id, () => runPlan(run)).finally(() => shared.delete(id))
  shared.set(id, mine)
  return mine
}

/** As `save`, for those who read `progress`: never rejects. */
export const saveInBackground = (...args: Parameters<typeof save>): Promise<void> =>
  save(...args).then(
    () => undefined,
    (reason) => {
      if (!(reason instanceof ApiError || reason instanceof FilesNotSaved)) reportError(reason)
    },
  )

const isMeant =
  (retry: NonNullable<SaveOptions['retry']>) =>
  ({ id, reason }: SavingFile): boolean => {
    if (typeof retry === 'object') return id === retry.fileId
    return retry === 'all' || canBeSentAgain(reason)
  }

function firstProgress(deps: SaveDependencies, draftId: string, plan: SavePlan) {
  const draft = latestDraft(deps, draftId)
  const files = draft ? (plan.isShared ? filesOf(draft) : localFilesOf(draft, plan.files)) : []
  return [plan.isShared && !draft?.memorialUuid ? 'creating' : 'files', files] as const
}

interface Run {
  deps: SaveDependencies
  draftId: string
  plan: SavePlan
}

async function runPlan(run: Run): Promise<LeftOut> {
  const { deps, draftId, plan } = run
  const { progress, drafts } = deps
  try {
    // Another tab may have done a part of it while this one waited for the lock.
    drafts.start()
    do {
      await runOnce(run)
      // A file may have been marked to be tried again during the last calls.
    } while (progress.filesWithState('waiting').length > 0)
    if (stepParts.every((part) => plan.parts.includes(part)))
      drafts.updateDraft(
        draftId,
        setPendingPersist(progress.filesWithState('failed').some(({ reason }) => canBeSentAgain(reason))),
      )
    progress.enter('done')
  } catch (reason) {
    if (deps.signal?.aborted) progress.reset()
    else progress.stop(errorOf(reason))
    throw reason
  }
  const left = progress.filesWithState('failed')
  const draft = latestDraft(deps, draftId)
  return plan.reportsUnreadable && draft ? [...left, ...unreadablePhotos(draft)] : left
}

async function runOnce({ deps, draftId, plan }: Run): Promise<void> {
  const { progress } = deps
  const now = () => latestDraft(deps, draftId)
  const draft = now()
  if (plan.isShared) {
    await ensureMemorial(deps, draftId)
    addMissingPoster(deps, draftId).catch((reason) => reportError(reason))
  }
  // Files are seen by everybody as soon as they are sent.
  const isChecked = !plan.isShared && draft !== null && localFilesOf(draft, plan.files).length > 0
  if (isChecked) await checkForConflicts(deps, draftId, plan.parts)
  if (plan.files.length > 0) {
    progress.enter('files')
    await sendFiles(deps, draftId, plan.files)
    const failed = progress.filesWithState('failed').filter(({ kind }) => plan.files.includes(kind))
    if (plan.needsFiles && failed.length > 0) throw new FilesNotSaved(failed)
  }
  progress.enter('finishing')
  const send = async (parts: readonly ContentPart[], call: PartCall) => {
    const latest = now()
    if (latest && parts.length > 0 && isBehind(latest, parts)) await sendParts(deps, draftId, parts, call)
  }
  if (plan.parts.includes('photos')) {
    await sendRotations(deps, draftId)
    // Removed photos may have reached the server.
    if (now()?.removedUploads.length) await checkForConflicts(deps, draftId, plan.parts)
    await send(['photos'], sendPhotoList)
  }
  await send(
    plan.parts.filter((part) => part !== 'photos'),
    plan.call ?? sendEdit,
  )
}

/**
 * Creates the memorial of a draft, unless it has one. The draft's id is sent along, so that a repeated request after a
 * lost answer returns the same memorial. The files are sent afterwards; until then the draft has `pendingPersist`.
 */
async function ensureMemorial(deps: SaveDependencies, draftId: string): Promise<void> {
  const draft = latestDraft(deps, draftId)
  if (!draft || draft.memorialUuid !== null) return
  const { user } = deps.drafts.state.getState()
  // Funds are sent by their own screen.
  const sent = takeParts(pickContent(blankDraft(draftId)), draft, stepParts)
  const body = toCreatePayload(draft, user?.uuid ?? null)
  const { memorial } = await deps.call(createMemorial, { body })
  if (!memorial?.uuid) throw new ApiError(200, {}, null, createMemorial.path)
  deps.drafts.updateDraft(draftId, (current) => setPendingPersist(true)(markSaved(current, sent, memorial)))
}

/** Whether the server lacks any of these parts, as far as this device knows. */
const isBehind = (draft: Draft, parts: readonly ContentPart[]): boolean =>
  draft.baseline === null || unsavedParts(draft, parts).length > 0

const last = new Map<string, Promise<unknown>>()

/**
 * Runs one save of a draft at a time, in this tab and, if the browser has locks, across tabs: two at once would send
 * the same files twice.
 */
function withSaveLock<Result>(draftId: string, work: () => Promise<Result>): Promise<Result> {
  const locked = () => navigator.locks?.request(`saving ${draftId}`, work) ?? work()
  const mine = (last.get(draftId) ?? Promise.resolve()).then(locked, locked)
  last.set(draftId, mine)
  return mine
}
