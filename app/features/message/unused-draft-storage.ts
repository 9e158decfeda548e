import { readMedia } from '#app/draft/read-answers.ts'
import { type StoredText, storedText } from '#app/draft/storage.ts'
import { aNumber, anObject, aString, orNull } from '#app/lib/read-stored.ts'
import { noUnusedDraft, type UnusedDraft } from './message-mode.ts'

/** The unused draft is stored for as long as the tab is open, including reloads. */
const stored: StoredText = storedText(() => window.sessionStorage, 'memorial-message-aside')

const readStored = anObject<UnusedDraft & { draftId: string }>({
  draftId: aString,
  text: aString,
  video: orNull(
    anObject({
      hostVideo: orNull(anObject({ id: aString, mime: aString, seconds: aNumber })),
      serverVideo: orNull(readMedia),
    }),
  ),
})

export function readUnusedDraft(draftId: string): UnusedDraft {
  const found = stored.read()
  if (!('text' in found) || found.text === null) return noUnusedDraft
  try {
    const aside = readStored(JSON.parse(found.text))
    return aside.draftId === draftId ? aside : noUnusedDraft
  } catch {
    return noUnusedDraft
  }
}

export const writeUnusedDraft = (draftId: string, { text, video }: UnusedDraft): void => {
  stored.write(JSON.stringify({ draftId, text, video }))
}
