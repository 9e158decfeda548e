import { type StoredText, storedText } from '#app/lib/stored-text.ts'

/** The id of the clip that was chosen from the device last, for as long as the tab is open; all others were recorded. */
const stored: StoredText = storedText(() => window.sessionStorage, 'memorial-chosen-clip')

export const noteChosen = (clipId: string): void => {
  stored.write(clipId)
}

export function isChosen(clip: { id: string } | null | undefined): boolean {
  const found = stored.read()
  return clip != null && 'text' in found && found.text === clip.id
}
