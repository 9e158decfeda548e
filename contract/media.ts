import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { photoErrors, uploadErrors } from './errors.ts'
import { fieldProblem } from './field-problem.ts'
import { hostCall, InMemorial, lines, trimmedText, Uuid } from './fields.ts'
import { transcript } from './host-limits.ts'
import { media as limits, memorial } from './limits.ts'
import { isPhotoDate } from './photo-date.ts'

export const VideoSource = z.object({
  url: z.string(),
  type: z.enum(['video/mp4', 'video/webm', 'audio/mp4', 'audio/webm']),
  /** Size of the original; the served copy differs from it by an index. */
  bytes: z.number().int(),
})
export type VideoSource = z.infer<typeof VideoSource>

const Rotation = z.number().int().min(0).max(3)

export const Media = z.object({
  uuid: Uuid,
  /** The caption. */
  title: z.string(),
  /**
   * Base path: `location/filename.extension` is a working URL. For a file that is not public, it is for the caller only
   * and expires (docs/decisions/0005): request it again rather than store it.
   */
  location: z.string(),
  filename: z.string(),
  extension: z.string(),
  /** 0 photo, 1 video, 2 sound. */
  mediaType: z.union([z.literal(0), z.literal(1), z.literal(2)]),
  url: z.string(),
  /**
   * PROCESSING until something can be shown; the size is known from the beginning. An upload is answered once the bytes
   * are stored and the header was read. Other damage is found later: then the state is FAILED, the page says that
   * another copy is needed, and the original is kept.
   */
  state: z.enum(['PROCESSING', 'READY', 'FAILED']),
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
  /** A tiny picture as a data URI, shown while it loads; set once it is READY. */
  placeholder: z.string().nullable(),
  /**
   * Widths in pixels of `location/filename-WIDTH.{avif,webp,jpg}`, smallest first. One exists first, the others follow.
   */
  widths: z.array(z.number().int()),
  durationSeconds: z.number().nullable(),
  /** For a video: the still image shown until it plays. Sizes in pixels. */
  poster: z.object({ url: z.string(), width: z.number().int(), height: z.number().int() }).nullish(),
  /** For a video or sound: its files, in the order in which browsers should try them. */
  sources: z.array(VideoSource).nullish(),
  /** For a video or sound: what is said in it, as somebody wrote it down; null while nobody has. */
  transcript: z.string().nullish(),
  /** Of a film: whether the slideshow plays it with its sound. Only for hosts. */
  withSound: z.boolean().nullish(),
  /** The id that the browser gave the file when it sent it. */
  clientId: Uuid.nullable(),
  /** The name that it came with, of one that FAILED. Only for hosts. */
  originalName: z.string().nullish(),
  /** When it was taken, by the camera's own clock: `2018-02-05T15:11:44`. Only for hosts. */
  takenAt: z.string().nullish(),
  /** When it was taken, by a person: a `PhotoDate`; null: nobody has said. Only for hosts. */
  saidDate: z.string().nullish(),
  /** The same by a host, of what somebody else added: it counts before `saidDate`, which is theirs. Only for hosts. */
  hostDate: z.string().nullish(),
  /** The same by its XMP or its name. Only for hosts. */
  fileDate: z.string().nullish(),
  fileDateSource: z.enum(['XMP', 'FILE_NAME']).nullish(),
  /** A scanner made it: `takenAt` is not when it was taken. Only for hosts. */
  isScan: z.boolean().nullish(),
  /** When it was taken, as far as it is known: a `PhotoDate`; also of a film. Only where the memorial is in order of time. */
  date: z.string().nullish(),
  /** Quarter turns clockwise set by a host, in addition to the file's own orientation. Only for hosts. */
  rotation: Rotation.nullish(),
})
export type Media = z.infer<typeof Media>

export const Caption = lines(memorial.captionMax, 'caption')

/** A `PhotoDate`; whether it lies ahead, the service knows. */
export const PhotoDateInput = z
  .string()
  .max(12, fieldProblem('photoDate'))
  .refine(isPhotoDate, fieldProblem('photoDate'))

const Upload = z.object({
  title: Caption.optional(),
  caption: Caption.optional(),
  /** The same id again returns the existing file, so that a retry never duplicates a photo. */
  clientId: Uuid.optional(),
  /** A profile photo becomes the memorial's portrait, in place of the earlier one, and is not one of its photos. */
  role: z.enum(['PHOTO', 'PROFILE_PHOTO']).optional(),
})

const uploaded = { mediaUuid: Uuid, media: Media }

export const uploadPhoto = endpoint({
  method: 'POST',
  path: '/memorial/media/upload/:memorialUuid',
  summary: 'Add a photo, or set the portrait: JPG, PNG, GIF, TIFF, HEIC, WebP or AVIF, told by content',
  ...hostCall,
  priority: 'deferrable',
  body: Upload,
  files: [{ field: 'file', maxBytes: limits.photoBytes, tooLarge: 'PHOTO_TOO_LARGE' }],
  reply: uploaded,
  errors: [...photoErrors, 'FILE_MISSING', 'PHOTO_TOO_LARGE', 'PROFILE_PHOTO_TOO_LARGE', 'TOO_MANY_PHOTOS'],
})

export const uploadHostVideo = endpoint({
  method: 'POST',
  path: '/memorial/host/upload/:memorialUuid',
  summary: 'Set the host video message: webm or mp4',
  ...hostCall,
  priority: 'deferrable',
  body: z.object({ title: Caption.optional(), clientId: Uuid.optional() }),
  files: [{ field: 'file', maxBytes: limits.videoBytes, tooLarge: 'VIDEO_TOO_LARGE' }],
  reply: uploaded,
  errors: [...uploadErrors, 'FILE_MISSING', 'VIDEO_UNREADABLE', 'VIDEO_TOO_LARGE', 'VIDEO_TOO_LONG'],
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
  errors: [...photoErrors, 'FILE_MISSING', 'MEDIA_NOT_FOUND', 'PROFILE_PHOTO_TOO_LARGE'],
})

/**
 * Uploads of photos, videos and archives, and of photos, voices and films for a contribution, in resumable pieces: tus 1.0 at this path,
 * `pid` on every request, the fields below as Upload-Metadata. The answer to the last piece has the file's uuid in
 * `mediaUuidHeader`, and in `mediaHeader` the file as the calls above answer it, but without its placeholder, which
 * could be too long for a header; so has any later HEAD, and a new creation with the same `clientId`. Refused files get
 * the same errors as from the calls above.
 */
export { resumable } from './resumable.ts'

const piece = { clientId: Uuid, title: Caption.nullish(), filename: z.string().nullish() }

export const ResumableUpload = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['photo', 'profile', 'video', 'film']), memorialUuid: Uuid, ...piece }),
  /**
   * Uploaded ahead: it waits a day for `submitContribution` to name a photo in `existingPhotoIds`, a voice or a film in
   * `existingRecordingIds`.
   */
  z.object({
    kind: z.enum(['contribution', 'voice', 'memory-film']),
    shareSlug: z.string().max(200),
    ...piece,
  }),
  /** Becomes a memorial of the sender's; `mediaHeader` has an `OpenedArchive` (contract/archive.ts). */
  z.object({ kind: z.literal('archive'), ...piece }),
])
export type ResumableUpload = z.infer<typeof ResumableUpload>

export const updateMedia = endpoint({
  method: 'POST',
  path: '/memorial/media/update/:mediaUuid',
  summary: 'Change the caption, turn a photo, and say whether the slideshow plays a film with its sound',
  access: 'user',
  params: z.object({ mediaUuid: Uuid }),
  /** `rotation`: as in `Media`. Another rotation makes new addresses, and PROCESSING again. */
  body: z.object({ title: Caption, rotation: Rotation.optional(), withSound: z.boolean().optional() }),
  files: [],
  reply: { media: Media },
  errors: ['MEDIA_NOT_FOUND'],
})

export const Transcript = trimmedText(transcript.max, 'transcript')

export const WrittenTranscript = z.object({
  /** Empty takes the words away. */
  transcript: Transcript,
  /** What the caller's changes are based on; refused when somebody has changed it since. */
  replaces: Transcript,
})

export const writeTranscript = endpoint({
  method: 'PUT',
  path: '/memorial/host/transcript/:memorialUuid/:mediaUuid',
  summary: 'Write down what is said in the host video; it becomes its captions',
  access: 'host',
  params: InMemorial.extend({ mediaUuid: Uuid }),
  body: WrittenTranscript,
  reply: { media: Media },
  errors: ['MEDIA_NOT_FOUND', 'TRANSCRIPT_CHANGED'],
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

/**
 * The films among a memorial's photos, apart from them: calls that answer with photos never answer with a film. A film is
 * uploaded in pieces (`ResumableUpload`, kind `film`), and changed and removed like a photo.
 */
export const listFilms = endpoint({
  method: 'GET',
  path: '/memorial/films/:memorialUuid',
  summary: 'The films among a memorial’s photos, in the order in which they were added',
  ...hostCall,
  reply: { films: z.array(Media) },
})

export const dateMedia = endpoint({
  method: 'POST',
  path: '/memorial/media/dates/:memorialUuid',
  summary:
    'Say when photos and films were taken, those of the hosts and those of others, all or none; what whoever added them said is kept',
  ...hostCall,
  body: z.object({
    mediaUuids: z.array(Uuid).min(1).max(memorial.photosMax),
    /** null: hosts say nothing, and the file counts again, or whoever added it. */
    date: PhotoDateInput.nullable(),
  }),
  reply: { media: z.array(Media) },
  errors: ['MEDIA_NOT_FOUND'],
})
