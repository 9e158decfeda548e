import { ApiError } from '#app/lib/api.ts'
import type { KeptAt } from '#contract/memorials.ts'
import { ensureMemorial } from './create-memorial.ts'
import { browserDependencies, latestDraft, type SaveDependencies } from './dependencies.ts'
import type { SavingFile } from './progress.ts'
import { withSaveLock } from './save-lock.ts'
import { sendEdit, sendPhotoChanges } from './send-edit.ts'
import { filesOf, sendFiles } from './send-files.ts'
import { addMissingPoster } from './send-poster.ts'

interface Options {
  /** Tries this failed file again, and no other. */
  only?: string
  /** Leaves files that were refused for good as they are; only what may pass by now is tried again. */
  leaveRefused?: boolean
  /** The step from which a memorial that is not there yet is kept by mail. */
  keptAt?: KeptAt | undefined
}

/**
 * Brings a whole draft to the server: the memorial, its profile photo, the video message, each
 * photo in turn, and last the order of the photos with whatever was changed meanwhile. Whatever is there
 * already is not sent again, so it may be begun anew after any interruption, and goes on where it stopped.
 * How far it is, and what went wrong, stands in `progress`; it never rejects.
 */
export function uploadDraft(
  draftId: string,
  { only, leaveRefused, keptAt }: Options = {},
  deps: SaveDependencies = browserDependencies,
): Promise<void> {
  const isMeant = (file: SavingFile) =>
    only === undefined ? !leaveRefused || mayPass(file) : file.id === only
  const underWay = running.get(draftId)
  // A file that is asked for again is found by the run that is under way.
  if (underWay) {
    if (only !== undefined) deps.progress.again(isMeant)
    return underWay
  }
  const draft = latestDraft(deps, draftId)
  deps.progress.begin(draftId, draft?.memorialUuid ? 'files' : 'creating', draft ? filesOf(draft) : [])
  deps.progress.again(isMeant)
  const mine = withSaveLock(draftId, () => run(deps, draftId, keptAt)).finally(() => running.delete(draftId))
  running.set(draftId, mine)
  return mine
}

const running = new Map<string, Promise<void>>()

/** Whether this tab is bringing the draft to the server just now. */
export const isUploading = (draftId: string): boolean => running.has(draftId)

/** It failed for want of a connection, or because the server was busy. */
const mayPass = ({ reason }: SavingFile): boolean => reason instanceof ApiError && reason.retry

async function run(deps: SaveDependencies, draftId: string, keptAt?: KeptAt): Promise<void> {
  const { progress } = deps
  try {
    // Another tab may have done a part of it while this one waited for its turn.
    deps.drafts.start()
    await ensureMemorial(deps, draftId, keptAt)
    addMissingPoster(deps, draftId).catch((reason) => reportError(reason))
  } catch (reason) {
    return progress.stop('not-created', asApiError(reason))
  }
  try {
    progress.enter('files')
    await sendFiles(deps, draftId, ['profile', 'video', 'photo'])
    progress.enter('finishing')
    await sendPhotoChanges(deps, draftId)
    await sendEdit(deps, draftId, 'save')
    // Some file may have been asked for again while the last words went out.
    if (progress.state.getState().files.some(({ state }) => state === 'waiting')) return run(deps, draftId)
    progress.enter('done')
  } catch (reason) {
    progress.stop('failed', asApiError(reason))
  }
}

/** A mistake of ours is reported as one, and told as a failure that may pass. */
function asApiError(reason: unknown): ApiError {
  if (reason instanceof ApiError) return reason
  reportError(reason)
  return new ApiError(500, {})
}
