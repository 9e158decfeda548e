import { setProfilePhoto } from '#app/draft/edits.ts'
import { putFile, removeFile } from '#app/draft/files.ts'
import { draftStore } from '#app/draft/hooks.ts'
import { newId } from '#app/draft/ids.ts'
import { fileIdsOf } from '#app/draft/rules.ts'
import type { DraftProfilePhoto } from '#app/draft/schema.ts'
import { develop } from '#app/lib/photos/develop.ts'
import { PhotoRefused, photoProblem } from '#app/lib/photos/photo-problem.ts'
import { media } from '#contract/limits.ts'

/** Undo stands open for seconds; the file stays longer than that. Milliseconds. */
const KEPT_AFTER_REMOVAL = 60_000

/**
 * Keeps a chosen file as the photo of the person. Rejects with `PhotoRefused` when it is none; the one before
 * stays then.
 */
export async function chooseProfilePhoto(file: File): Promise<void> {
  const { draftId } = draftStore.state.getState().draft
  const problem = await photoProblem(file, media.profilePhotoBytes)
  if (problem !== null) throw new PhotoRefused(problem)

  const id = newId()
  const thumbnail = await develop(file)
  await putFile({ draftId, fileId: id, blob: file })
  if (thumbnail) await putFile({ draftId, fileId: id, variant: 'thumbnail', blob: thumbnail.blob })
  const { draft } = draftStore.state.getState()
  const before = draft.draftId === draftId ? draft.profilePhoto : null
  draftStore.updateDraft(
    draftId,
    setProfilePhoto({ id, name: file.name, size: file.size, mime: file.type, serverMedia: null }),
  )
  if (before) forgetSoon(before.id)
}

/** Takes the photo away; gives the way back. */
export function takeOutProfilePhoto(photo: DraftProfilePhoto): () => void {
  const { draftId } = draftStore.state.getState().draft
  draftStore.update(setProfilePhoto(null))
  forgetSoon(photo.id)
  return () =>
    draftStore.updateDraft(draftId, (draft) => (draft.profilePhoto ? draft : setProfilePhoto(photo)(draft)))
}

function forgetSoon(id: string): void {
  setTimeout(() => {
    const { everyDraft, draft } = draftStore.state.getState()
    const named = [draft, ...Object.values(everyDraft)].flatMap(fileIdsOf)
    if (!named.includes(id)) void removeFile(id)
  }, KEPT_AFTER_REMOVAL)
}
