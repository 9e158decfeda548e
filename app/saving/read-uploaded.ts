import { readMedia } from '#app/draft/read-answers.ts'
import { anObject, aString, or } from '#app/lib/read-stored.ts'
import type { Uploaded } from './upload-types.ts'

/** Reads the answer to an upload; null if it is another one: a proxy in between may answer with anything. */
export const readUploaded = or(anObject<Uploaded>({ mediaUuid: aString, media: readMedia }), null)
