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
  /** Label such as 'Uploading photo 9 of 24'; null when there is none. */
  label: string | null
  /** The share of the files' bytes that was sent, 0 to 1. */
  part: number
}

interface Plan {
  files: readonly FileKind[]
  screen: SavingScreen
  /** If this file fails, nothing else is sent. */
  needed?: FileKind
}

/** What the save of each page sends. */
const plans: Record<SavedPage, Plan> = {
  who: { files: ['profile'], screen: 'who' },
  photos: { files: ['photo', 'video'], screen: 'photos' },
  message: { files: ['video'], screen: 'message', needed: 'video' },
  contacts: { files: [], screen: 'contacts' },
  all: { files: ['profile', 'video', 'photo'], screen: 'save' },
}

/**
 * Saves the changes of a page, or of the whole draft, to a memorial that is on the server. Photos that fail are skipped
 * and stay unsaved, with the reason in `progress`; if the video fails, the save of Message stops before anything else
 * is sent. Rejects with `ApiError`: MEMORIAL_STALE, with the memorial in its answer, when the same part was changed
 * here and on the server; the error of the profile photo, after the rest was saved.
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
