import { anObject, aString } from '#app/lib/read-stored.ts'
import { keptByPerson } from '#app/saving/kept-by-person.ts'

/** What was typed of a transcript and not saved yet. */
export interface KeptTranscript {
  mediaUuid: string
  words: string
  /** What was there when typing began. */
  replaces: string
}

export const keptTranscript = keptByPerson(
  'transcript',
  anObject<KeptTranscript>({ mediaUuid: aString, words: aString, replaces: aString }),
)
