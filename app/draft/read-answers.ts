import {
  aBoolean,
  aList,
  aNumber,
  anInteger,
  anObject,
  aString,
  oneOf,
  orAbsent,
  orNull,
} from '#app/lib/read-stored.ts'
import type { User } from '#contract/accounts.ts'
import type { Media } from '#contract/media.ts'
import { languages } from '#languages/index.ts'

/** Reads answers of the server that this browser stored with a draft. */

const maybe = <T>(read: (stored: unknown) => T) => orAbsent(orNull(read))

export const readMedia = anObject<Media>({
  uuid: aString,
  title: aString,
  location: aString,
  filename: aString,
  extension: aString,
  mediaType: oneOf([0, 1]),
  url: aString,
  state: oneOf(['PROCESSING', 'READY', 'FAILED']),
  width: orNull(aNumber),
  height: orNull(aNumber),
  placeholder: orNull(aString),
  widths: aList(aNumber),
  durationSeconds: orNull(aNumber),
  poster: maybe(anObject({ url: aString, width: aNumber, height: aNumber })),
  sources: maybe(aList(anObject({ url: aString, type: oneOf(['video/mp4', 'video/webm']), bytes: aNumber }))),
  transcript: maybe(aString),
  withSound: maybe(aBoolean),
  clientId: orNull(aString),
  takenAt: maybe(aString),
  saidDate: maybe(aString),
  hostDate: maybe(aString),
  fileDate: maybe(aString),
  fileDateSource: maybe(oneOf(['XMP', 'FILE_NAME'])),
  isScan: maybe(aBoolean),
  date: maybe(aString),
  rotation: maybe(anInteger),
})

export const readUser = anObject<User>({
  uuid: aString,
  email: aString,
  firstName: aString,
  surname: aString,
  emailVerified: aBoolean,
  hasPassword: orAbsent(aBoolean),
  language: orAbsent(oneOf(languages)),
  deletionDueAt: maybe(aString),
})
