import { storedText } from './storage.ts'

/**
 * On this device: this draft was made of an archive, which also holds what others left and no draft can (features/bring-rest). Without storage
 * nobody is reminded of it, and Keepsakes has the way all the same.
 */
const noteOf = (draftId: string) => storedText(() => window.localStorage, `rest-of-archive ${draftId}`)

export const noteRestWaits = (draftId: string): void => void noteOf(draftId).write('waits')

export function restWaits(draftId: string): boolean {
  const note = noteOf(draftId).read()
  return 'text' in note && note.text !== null
}

export const forgetRest = (draftId: string): void => noteOf(draftId).remove()
