import { setProfilePhoto } from '#app/draft/edits.ts'
import { putFile } from '#app/draft/files.ts'
import { draftStore } from '#app/draft/hooks.ts'
import { newId } from '#app/draft/ids.ts'
import { makePreview } from '#app/lib/photos/make-preview.ts'
import { problemOf, refuseUnlessPhoto } from '#app/lib/photos/photo-problem.ts'
import { photoProblemMessage } from '#app/lib/photos/problem-message.ts'
import { media } from '#contract/limits.ts'
import { forgetSoon } from './forget-photo.ts'

/**
 * Stores a chosen file as the portrait. Returns null, or why the file is not a usable photo, as text; the previous
 * photo stays then.
 */
export async function keepProfilePhoto(file: File): Promise<string | null> {
  try {
    await keep(file)
    return null
  } catch (thrown) {
    return photoProblemMessage(problemOf(thrown))
  }
}

async function keep(file: File): Promise<void> {
  const { draftId } = draftStore.state.getState().draft
  await refuseUnlessPhoto(file, media.profilePhotoBytes)

  const id = newId()
  const thumbnail = await makePreview(file)
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
