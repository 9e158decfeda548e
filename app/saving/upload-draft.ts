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
  /** Tries only this failed file again. */
  only?: string
  /** Does not try refused files again, only those whose error may pass. */
  leaveRefused?: boolean
  /** The step at which a memorial that does not exist yet is kept by mail. */
  keptAt?: KeptAt | undefined
}

/**
 * Uploads a whole draft: the memorial, its profile photo, the video message, each photo in turn, and last the order of
 * the photos with whatever was changed meanwhile. What the server has is not sent again, so the upload can be started
 * again after any interruption and continues where it stopped. Its progress and errors are in `progress`; it never
 * rejects.
 */
export function uploadDraft(
  draftId: string,
  { only, leaveRefused, keptAt }: Options = {},
  deps: SaveDependencies = browserDependencies,
): Promise<void> {
  const isMeant = (file: SavingFile) =>
    only === undefined ? !leaveRefused || mayPass(file) : file.id === only
  const underWay = running.get(draftId)
  // An upload in progress also sends the file that is to be tried again.
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

/** Whether this tab is uploading the draft at the moment. */
export const isUploading = (draftId: string): boolean => running.has(draftId)

/** Whether a file failed with an error that may pass, such as a lost connection or a busy server. */
const mayPass = ({ reason }: SavingFile): boolean => reason instanceof ApiError && reason.retry

async function run(deps: SaveDependencies, draftId: string, keptAt?: KeptAt): Promise<void> {
  const { progress } = deps
  try {
    // Another tab may have done a part of it while this one waited for the lock.
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
    // A file may have been marked to be tried again during the last calls.
    if (progress.state.getState().files.some(({ state }) => state === 'waiting')) return run(deps, draftId)
    progress.enter('done')
  } catch (reason) {
    progress.stop('failed', asApiError(reason))
  }
}

/** Reports a programming error as such, and shows it as a failure that may pass. */
function asApiError(reason: unknown): ApiError {
  if (reason instanceof ApiError) return reason
  reportError(reason)
  return new ApiError(500, {})
}
