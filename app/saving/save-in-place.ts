import type { SavingScreen } from '#app/draft/payload.ts'
import type { DraftPage } from '#app/draft/rules.ts'
import { ApiError } from '#app/lib/api.ts'
import { loadTranslations, translated } from '#app/messages/translations.ts'
import { save } from '#languages/en/screens/save.ts'
import { browserDependencies, latestDraft, type SaveDependencies } from './dependencies.ts'
import { type FileKind, partDone, type SavingFile } from './progress.ts'
import { progressLabel } from './progress-label.ts'
import { withSaveLock } from './save-lock.ts'
import { sendEdit, sendPhotoChanges } from './send-edit.ts'
import { localFilesOf, sendFiles } from './send-files.ts'

export type SavedPage = Exclude<DraftPage, 'preview'> | 'all'

export interface SaveProgress {
  /** 'Uploading photo 9 of 24'; null when there is nothing to say. */
  label: string | null
  /** How much of the files is out, 0 to 1. */
  part: number
}

interface Plan {
  files: readonly FileKind[]
  screen: SavingScreen
  /** Without this file the memorial is left as it is. */
  needed?: FileKind
}

/** What a save sends. */
const plans: Record<SavedPage, Plan> = {
  who: { files: ['profile'], screen: 'who' },
  photos: { files: ['photo', 'video'], screen: 'photos' },
  message: { files: ['video'], screen: 'message', needed: 'video' },
  contacts: { files: [], screen: 'contacts' },
  all: { files: ['profile', 'video', 'photo'], screen: 'save' },
}

/**
 * Saves what was changed on a page, or everything, in the memorial that is on the server. Photos that fail
 * are passed over and stay unsaved, with the reason in `progress`; a failed video ends the save of Message
 * before anything else is sent. Rejects with `ApiError`: MEMORIAL_STALE, with the memorial in its answer,
 * when the same was changed here and there; a failed profile photo after the rest was saved.
 */
export async function saveInPlace(
  page: SavedPage,
  { onProgress }: { onProgress?: (progress: SaveProgress) => void } = {},
  deps: SaveDependencies = browserDependencies,
): Promise<void> {
  const { draftId } = deps.drafts.state.getState().draft
  await loadTranslations(['save'])
  const stop = deps.progress.state.subscribe((state) =>
    onProgress?.({ label: progressLabel(state), part: partDone(state.files) }),
  )
  try {
    await withSaveLock(draftId, () => run(deps, draftId, plans[page]))
  } finally {
    stop()
  }
}

async function run(deps: SaveDependencies, draftId: string, { files, screen, needed }: Plan): Promise<void> {
  const { progress } = deps
  const draft = latestDraft(deps, draftId)
  const local = draft ? localFilesOf(draft) : []
  progress.begin(
    draftId,
    'files',
    local.filter(({ kind }) => files.includes(kind)),
  )
  progress.again(() => true)
  try {
    await sendFiles(deps, draftId, files)
    if (needed) refuseWithout(deps, needed)
    progress.enter('finishing')
    if (screen === 'photos' || screen === 'save') await sendPhotoChanges(deps, draftId)
    await sendEdit(deps, draftId, screen)
    progress.enter('done')
  } catch (reason) {
    if (deps.signal?.aborted) progress.reset()
    else progress.stop('failed', reason instanceof ApiError ? reason : new ApiError(500, {}))
    throw reason
  }
  if (screen === 'who') refuseWithout(deps, 'profile')
}

function refuseWithout({ progress }: SaveDependencies, kind: FileKind): void {
  const failed = progress.state.getState().files.find((file) => file.kind === kind && file.state === 'failed')
  if (failed) throw reasonOf(failed)
}

const reasonOf = ({ reason }: SavingFile): ApiError =>
  reason instanceof ApiError ? reason : new ApiError(404, { msg: translated({ save }).save.gone })
