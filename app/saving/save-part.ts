import { conflictsWith, loadMemorial } from '#app/draft/memorial.ts'
import { unsavedParts } from '#app/draft/rules.ts'
import { ApiError } from '#app/lib/api.ts'
import { loadTranslations, translated } from '#app/messages/translations.ts'
import { errors } from '#contract/errors.ts'
import { getMemorial } from '#contract/memorials.ts'
import { save } from '#languages/en/screens/save.ts'
import { browserDependencies, latestDraft, type SaveDependencies } from './dependencies.ts'
import type { PartPlan } from './part-plans.ts'
import type { SavingFile } from './progress.ts'
import { withRetries } from './retry.ts'
import { withSaveLock } from './save-lock.ts'
import { sendPhotoChanges } from './send-edit.ts'
import { localFilesOf, sendFiles } from './send-files.ts'
import { withMerges } from './with-merges.ts'

/** Some files of a part could not be sent; the rest of the part is saved, unless it needs them. */
export class FilesNotSaved extends Error {
  readonly files: readonly SavingFile[]

  constructor(files: readonly SavingFile[]) {
    const reason = files[0]?.reason
    super(reason instanceof ApiError ? reason.message : translated({ save }).save.gone)
    this.name = 'FilesNotSaved'
    this.files = files
  }
}

/**
 * Saves the part of the draft that an edit screen edits: its files, then its one call. Sends nothing when the server
 * has it all. The progress of the files is in `progress`. Rejects with `ApiError` (MEMORIAL_STALE when the same part
 * was changed here and on the server) or `FilesNotSaved`, or with the signal's reason when aborted.
 */
export async function savePart(plan: PartPlan, deps: SaveDependencies = browserDependencies): Promise<void> {
  const { draftId } = deps.drafts.state.getState().draft
  await loadTranslations(['save'])
  await withSaveLock(draftId, () => run(deps, draftId, plan))
}

async function run(
  deps: SaveDependencies,
  draftId: string,
  { parts, files, needsFiles, send }: PartPlan,
): Promise<void> {
  const { progress } = deps
  const draft = latestDraft(deps, draftId)
  if (!draft || unsavedParts(draft, parts).length === 0) return
  const local = localFilesOf(draft).filter(({ kind }) => files.includes(kind))
  progress.begin(draftId, 'files', local)
  progress.again(() => true)
  try {
    if (local.length > 0) {
      await bringInNews(deps, draftId, parts)
      await sendFiles(deps, draftId, files)
    }
    if (needsFiles) refuseFailed(deps)
    progress.enter('finishing')
    if (parts.includes('photos')) await sendPhotoChanges(deps, draftId, { captions: false })
    await withMerges(deps, draftId, parts, (current, version) => send(deps, asSaved(current), version))
    refuseFailed(deps)
    progress.enter('done')
  } catch (reason) {
    if (deps.signal?.aborted) progress.reset()
    else progress.stop('failed', reason instanceof ApiError ? reason : new ApiError(500, {}))
    throw reason
  }
}

/**
 * A profile photo or video is public as soon as it is uploaded, so a conflict with somebody else's is checked first.
 */
async function bringInNews(deps: SaveDependencies, draftId: string, parts: PartPlan['parts']): Promise<void> {
  const draft = latestDraft(deps, draftId)
  if (!draft?.memorialUuid) return
  const { memorialUuid } = draft
  const { memorial, lastEdit } = await withRetries(
    () => deps.call(getMemorial, { params: { memorialUuid } }),
    deps,
  )
  const stale = { code: 'MEMORIAL_STALE', memorial, lastEdit } as const
  if (conflictsWith(draft, memorial, parts).length > 0) throw new ApiError(errors[stale.code].status, stale)
  deps.drafts.updateDraft(draftId, (current) => loadMemorial(current, memorial))
}

function refuseFailed({ progress }: SaveDependencies): void {
  const failed = progress.state.getState().files.filter(({ state }) => state === 'failed')
  if (failed.length > 0) throw new FilesNotSaved(failed)
}

function asSaved<D extends { memorialUuid: string | null }>(draft: D): D & { memorialUuid: string } {
  const { memorialUuid } = draft
  if (memorialUuid === null) throw new Error('A draft without a memorial is created, not edited')
  return { ...draft, memorialUuid }
}
