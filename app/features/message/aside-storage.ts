import { readMedia } from '#app/draft/read-answers.ts'
import { type StoredText, storedText } from '#app/draft/storage.ts'
import { aNumber, anObject, aString, orNull } from '#app/lib/read-stored.ts'
import { type Aside, nothingAside } from './choice.ts'

/** What is set aside lasts as long as the tab: through a reload, not beyond. */
const stored: StoredText = storedText(() => window.sessionStorage, 'memorial-message-aside')

const readStored = anObject<Aside & { draftId: string }>({
  draftId: aString,
  text: aString,
  video: orNull(
    anObject({
      hostVideo: orNull(anObject({ id: aString, mime: aString, seconds: aNumber })),
      serverVideo: orNull(readMedia),
    }),
  ),
})

export function readAside(draftId: string): Aside {
  const found = stored.read()
  if (!('text' in found) || found.text === null) return nothingAside
  try {
    const aside = readStored(JSON.parse(found.text))
    return aside.draftId === draftId ? aside : nothingAside
  } catch {
    return nothingAside
  }
}

export const writeAside = (draftId: string, { text, video }: Aside): void => {
  stored.write(JSON.stringify({ draftId, text, video }))
}
