import { z } from 'zod'
import { type StoredText, storedText } from '#app/draft/storage.ts'
import { Media } from '#contract/media.ts'
import { type Aside, nothingAside } from './choice.ts'

/** What is set aside lasts as long as the tab: through a reload, not beyond. */
const stored: StoredText = storedText(() => window.sessionStorage, 'memorial-message-aside')

const Stored = z.object({
  draftId: z.string(),
  text: z.string(),
  video: z
    .object({
      hostVideo: z.object({ id: z.string(), mime: z.string(), seconds: z.number() }).nullable(),
      serverVideo: Media.nullable(),
    })
    .nullable(),
})

export function readAside(draftId: string): Aside {
  const found = stored.read()
  if (!('text' in found) || found.text === null) return nothingAside
  try {
    const parsed = Stored.safeParse(JSON.parse(found.text))
    return parsed.success && parsed.data.draftId === draftId ? parsed.data : nothingAside
  } catch {
    return nothingAside
  }
}

export const writeAside = (draftId: string, { text, video }: Aside): void => {
  stored.write(JSON.stringify({ draftId, text, video }))
}
