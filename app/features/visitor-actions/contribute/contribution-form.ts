import type { ContributionDraft } from './contribution-draft.ts'

/**
 * The form of `submitContribution`.
 *
 * @param sent the server's uuid of each photo, voice and film that was uploaded
 */
export function formOf(
  shareSlug: string,
  added: ContributionDraft,
  sent: ReadonlyMap<string, string>,
  inviteToken: string | null,
): FormData {
  const form = new FormData()
  form.set('shareSlug', shareSlug)
  form.set('contributorName', added.name.trim())
  form.set('contributorEmail', added.email.trim())
  form.set('contributorMessage', added.message.trim())
  if (added.contributionId) form.set('contributionId', added.contributionId)
  if (inviteToken) form.set('inviteToken', inviteToken)
  for (const { id, media, removed, caption } of added.photos) {
    const uuid = media?.uuid ?? sent.get(id)
    if (removed && media) form.append('removedPhotoIds', media.uuid)
    if (removed || !uuid) continue
    form.append('existingPhotoIds', uuid)
    form.append('existingPhotoCaptions', caption.trim())
  }
  for (const { id, media, removed, words } of added.recordings) {
    const uuid = media?.uuid ?? sent.get(id)
    if (removed && media) form.append('removedRecordingIds', media.uuid)
    if (removed || !uuid) continue
    form.append('existingRecordingIds', uuid)
    form.append('recordingTranscripts', words.trim())
  }
  return form
}
