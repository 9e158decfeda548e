import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { lines, Uuid } from './fields.ts'
import { media as limits, memorial } from './limits.ts'

export const VideoSource = z.object({
  url: z.string(),
  type: z.enum(['video/mp4', 'video/webm']),
  /** Of the recording itself, what was sent: the copy that is served differs from it by an index. */
  bytes: z.number().int(),
})
export type VideoSource = z.infer<typeof VideoSource>

const Rotation = z.number().int().min(0).max(3)

export const Media = z.object({
  uuid: Uuid,
  /** The caption. */
  title: z.string(),
  /**
   * Base path: `location/filename.extension` is a working URL. Of what not everybody may see it is the caller's, and ends
   * (docs/decisions/0190): ask anew rather than keep it.
   */
  location: z.string(),
  filename: z.string(),
  extension: z.string(),
  /** 0 photo, 1 video. */
  mediaType: z.union([z.literal(0), z.literal(1)]),
  url: z.string(),
  /**
   * PROCESSING until there is something to show of it; its size is known from the first moment. An upload is answered
   * once the bytes are safe and the header was read. What is damaged behind that is found afterwards: FAILED, and its
   * place says so, and that another copy is needed. The original is kept.
   */
  state: z.enum(['PROCESSING', 'READY', 'FAILED']),
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
  /** A few bytes of picture as a data URI, to stand in while it loads; once it is READY. */
  placeholder: z.string().nullable(),
  /**
   * Widths in pixels of `location/filename-WIDTH.{avif,webp,jpg}`, smallest first. One is there first, the others follow.
   */
  widths: z.array(z.number().int()),
  durationSeconds: z.number().nullable(),
  /** Of a video: the still that stands for it until it plays. Sizes in pixels. */
  poster: z.object({ url: z.string(), width: z.number().int(), height: z.number().int() }).nullish(),
  /** Of a video: its files, in the order in which a browser is to try them. */
  sources: z.array(VideoSource).nullish(),
  /** The id the browser gave the file when it sent it. */
  clientId: Uuid.nullable(),
  /** When it was taken, by the camera's own clock: `2018-02-05T15:11:44`. Told to hosts alone. */
  takenAt: z.string().nullish(),
  /** Quarter turns clockwise that a host gave it, beyond how its file says that it is held. Told to hosts alone. */
  rotation: Rotation.nullish(),
})
export type Media = z.infer<typeof Media>

export const Caption = lines(memorial.captionMax, 'Caption')
const InMemorial = z.object({ memorialUuid: Uuid })

const Upload = z.object({
  title: Caption.optional(),
  caption: Caption.optional(),
  /** The same id again returns the file that is already there, so that a retry never doubles a photo. */
  clientId: Uuid.optional(),
  /** A profile photo is not one of the memorial's photos. */
  role: z.enum(['PHOTO', 'PROFILE_PHOTO']).optional(),
})

const uploaded = { mediaUuid: Uuid, media: Media }

export const uploadPhoto = endpoint({
  method: 'POST',
  path: '/memorial/media/upload/:memorialUuid',
  summary: 'Add a photo: JPG, PNG, GIF, HEIC, WebP or AVIF, told by content',
  access: 'host',
  priority: 'deferrable',
  params: InMemorial,
  body: Upload,
  files: [{ field: 'file', maxBytes: limits.photoBytes, tooLarge: 'PHOTO_TOO_LARGE' }],
  reply: uploaded,
  errors: [
    'FILE_MISSING',
    'PHOTO_EMPTY',
    'PHOTO_UNREADABLE',
    'PHOTO_DAMAGED',
    'PHOTO_TOO_LARGE',
    'PHOTO_TOO_MANY_PIXELS',
    'PROFILE_PHOTO_TOO_LARGE',
    'TOO_MANY_PHOTOS',
    'UPLOAD_BROKEN',
    'NO_ROOM',
    'DISK_LOW',
  ],
})

export const uploadHostVideo = endpoint({
  method: 'POST',
  path: '/memorial/host/upload/:memorialUuid',
  summary: 'Set the host video message: webm or mp4',
  access: 'host',
  priority: 'deferrable',
  params: InMemorial,
  body: z.object({ title: Caption.optional(), clientId: Uuid.optional() }),
  files: [{ field: 'file', maxBytes: limits.videoBytes, tooLarge: 'VIDEO_TOO_LARGE' }],
  reply: uploaded,
  errors: [
    'FILE_MISSING',
    'VIDEO_UNREADABLE',
    'VIDEO_TOO_LARGE',
    'VIDEO_TOO_LONG',
    'UPLOAD_BROKEN',
    'NO_ROOM',
    'DISK_LOW',
  ],
})

export const uploadPoster = endpoint({
  method: 'POST',
  path: '/memorial/host/poster/:memorialUuid/:mediaUuid',
  summary: 'Give the host video a still; the first one stays',
  access: 'host',
  priority: 'deferrable',
  params: InMemorial.extend({ mediaUuid: Uuid }),
  body: z.object({}),
  files: [{ field: 'file', maxBytes: limits.posterBytes, tooLarge: 'PROFILE_PHOTO_TOO_LARGE' }],
  reply: uploaded,
  errors: [
    'FILE_MISSING',
    'MEDIA_NOT_FOUND',
    'PHOTO_EMPTY',
    'PHOTO_UNREADABLE',
    'PHOTO_DAMAGED',
    'PHOTO_TOO_MANY_PIXELS',
    'PROFILE_PHOTO_TOO_LARGE',
    'UPLOAD_BROKEN',
    'NO_ROOM',
    'DISK_LOW',
  ],
})

/**
 * The uploads of photos and of the video, and photos for a contribution, in resumable pieces: tus 1.0 at this path,
 * `pid` on every request, the fields below as Upload-Metadata. The answer to the last piece names the file in
 * `mediaUuidHeader`; so does any HEAD after it, and a new creation with the same `clientId`. A file that is refused is
 * answered like by the calls above.
 */
export { resumable } from './resumable.ts'

const piece = { clientId: Uuid, title: Caption.nullish(), filename: z.string().nullish() }

export const ResumableUpload = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['photo', 'profile', 'video']), memorialUuid: Uuid, ...piece }),
  /** Sent ahead: for a day it waits for `submitContribution` to name it among `existingPhotoIds`. */
  z.object({ kind: z.literal('contribution'), shareSlug: z.string().max(200), ...piece }),
])
export type ResumableUpload = z.infer<typeof ResumableUpload>

export const updateMedia = endpoint({
  method: 'POST',
  path: '/memorial/media/update/:mediaUuid',
  summary: 'Change the caption, and turn a photo',
  access: 'user',
  params: z.object({ mediaUuid: Uuid }),
  /** `rotation`: as `Media` tells it. Another one makes other addresses, and PROCESSING again. */
  body: z.object({ title: Caption, rotation: Rotation.optional() }),
  files: [],
  reply: { media: Media },
  errors: ['MEDIA_NOT_FOUND'],
})

export const deleteMedia = endpoint({
  method: 'POST',
  path: '/memorial/media/delete/:mediaUuid',
  summary: 'Remove a photo or the video; its files go after 30 days',
  access: 'user',
  params: z.object({ mediaUuid: Uuid }),
  errors: ['MEDIA_NOT_FOUND'],
})

export const setProfilePhoto = endpoint({
  method: 'PUT',
  path: '/memorial/:memorialUuid/profile-photo/:photoUuid',
  summary: 'Make an uploaded photo the portrait',
  access: 'host',
  params: z.object({ memorialUuid: Uuid, photoUuid: Uuid }),
  errors: ['MEDIA_NOT_FOUND'],
})
