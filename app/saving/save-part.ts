import { conflictsWith, loadMemorial } from '#app/draft/memorial.ts'
import { unsavedParts } from '#app/draft/rules.ts'
import { ApiError } from '#app/lib/api.ts'
import { save } from '#app/messages/en/save.ts'
import { fetching, spoken } from '#app/messages/spoken.ts'
import { errors } from '#contract/errors.ts'
import { getMemorial } from '#contract/memorials.ts'
import type { PartPlan } from './part-plans.ts'
import type { SavingFile } from './progress.ts'
import { retrying } from './retry.ts'
import { sendPhotoChanges } from './send-edit.ts'
import { localFilesOf, sendFiles } from './send-files.ts'
import { inTurn } from './turns.ts'
import { withMerges } from './with-merges.ts'
import { browser, freshest, type World } from './world.ts'

/** Files of a part that did not get through; the rest of it is saved, unless the part needs them. */
export class FilesNotSaved extends Error {
  readonly files: readonly SavingFile[]

  constructor(files: readonly SavingFile[]) {
    const reason = files[0]?.reason
    super(reason instanceof ApiError ? reason.message : spoken({ save }).save.gone)
    this.name = 'FilesNotSaved'
    this.files = files
  }
}

/**
 * Saves the part of the draft that an edit screen edits: its files, then its one call. Nothing is sent when the
 * server has it all. How far the files are stands in `progress`. Rejects with `ApiError` (MEMORIAL_STALE when the
 * same was changed here and there) or `FilesNotSaved`, or with the signal's reason when it was given up.
 */
export async function savePart(plan: PartPlan, world: World = browser): Promise<void> {
  const { draftId } = world.drafts.state.getState().draft
  await fetching(['save'])
  await inTurn(draftId, () => run(world, draftId, plan))
}

async function run(
  world: World,
  draftId: string,
  { parts, files, needsFiles, send }: PartPlan,
): Promise<void> {
  const { progress } = world
  const draft = freshest(world, draftId)
  if (!draft || unsavedParts(draft, parts).length === 0) return
  const local = localFilesOf(draft).filter(({ kind }) => files.includes(kind))
  progress.begin(draftId, 'files', local)
  progress.again(() => true)
  try {
    if (local.length > 0) {
      await bringInNews(world, draftId, parts)
      await sendFiles(world, draftId, files)
    }
    if (needsFiles) refuseFailed(world)
    progress.enter('finishing')
    if (parts.includes('photos')) await sendPhotoChanges(world, draftId, { captions: false })
    await withMerges(world, draftId, parts, (current, version) => send(world, asSaved(current), version))
    refuseFailed(world)
    progress.enter('done')
  } catch (reason) {
    if (world.signal?.aborted) progress.reset()
    else progress.stop('failed', reason instanceof ApiError ? reason : new ApiError(500, {}))
    throw reason
  }
}

/** A portrait or a video is seen by everyone as soon as it arrives: whether somebody else's stands there is asked before. */
async function bringInNews(world: World, draftId: string, parts: PartPlan['parts']): Promise<void> {
  const draft = freshest(world, draftId)
  if (!draft?.memorialUuid) return
  const { memorialUuid } = draft
  const { memorial, lastEdit } = await retrying(
    () => world.call(getMemorial, { params: { memorialUuid } }),
    world,
  )
  const stale = { code: 'MEMORIAL_STALE', memorial, lastEdit } as const
  if (conflictsWith(draft, memorial, parts).length > 0) throw new ApiError(errors[stale.code].status, stale)
  world.drafts.updateDraft(draftId, (current) => loadMemorial(current, memorial))
}

function refuseFailed({ progress }: World): void {
  const failed = progress.state.getState().files.filter(({ state }) => state === 'failed')
  if (failed.length > 0) throw new FilesNotSaved(failed)
}

function asSaved<D extends { memorialUuid: string | null }>(draft: D): D & { memorialUuid: string } {
  const { memorialUuid } = draft
  if (memorialUuid === null) throw new Error('A draft without a memorial is created, not edited')
  return { ...draft, memorialUuid }
}
