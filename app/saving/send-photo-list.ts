import { changePhoto } from '#app/draft/list-edits.ts'
import { memorialOf } from '#app/draft/payload.ts'
import type { Draft } from '#app/draft/schema.ts'
import { ApiError } from '#app/lib/api.ts'
import { batchUpdatePhotos } from '#contract/edits.ts'
import type { SentBody } from '#contract/endpoint.ts'
import { updateMedia } from '#contract/media.ts'
import { latestDraft, type SaveDependencies } from './dependencies.ts'
import { withRetries } from './retry.ts'
import type { PartCall } from './send-parts.ts'

/**
 * The body of 'Batch update photos': the captions of the uploaded photos in order, dates that the hosts changed, and the photos to delete. A photo
 * that is not uploaded yet is in neither.
 */
export function photosBody(draft: Draft, version: number | null): SentBody<typeof batchUpdatePhotos> {
  const photos = draft.photos.flatMap(({ serverMedia, caption, saidDate: date }) => {
    if (!serverMedia) return []
    const isNews = date !== (serverMedia.saidDate ?? null)
    return [{ uuid: serverMedia.uuid, title: caption.trim(), ...(isNews && { date }) }]
  })
  const kept = new Set(photos.map(({ uuid }) => uuid))
  const known = draft.baseline?.photos.flatMap(({ serverMedia }) => serverMedia?.uuid ?? []) ?? []
  return { photos, deletePhotoUuids: known.filter((uuid) => !kept.has(uuid)), version }
}

/** Sends captions, order and removals of photos in one call. Photos that others added meanwhile stay. */
export const sendPhotoList: PartCall = ({ deps, draft, version }) =>
  deps.call(batchUpdatePhotos, {
    params: { memorialUuid: memorialOf(draft) },
    body: photosBody(draft, version),
  })

/** Rotates photos on the server as in the draft; a photo that is refused is left out. */
export async function sendRotations(deps: SaveDependencies, draftId: string): Promise<void> {
  for (const { id, rotation, serverMedia } of latestDraft(deps, draftId)?.photos ?? []) {
    if (!serverMedia || rotation === (serverMedia.rotation ?? 0)) continue
    const { uuid: mediaUuid, title } = serverMedia
    try {
      const body = { title, rotation }
      const { media } = await withRetries(() => deps.call(updateMedia, { params: { mediaUuid }, body }), deps)
      deps.drafts.updateDraft(draftId, changePhoto(id, { serverMedia: media }))
    } catch (reason) {
      if (!(reason instanceof ApiError)) throw reason
    }
  }
}
