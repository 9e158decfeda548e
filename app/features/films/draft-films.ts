import { openFile, putFile, removeFile } from '#app/draft/files.ts'
import { addFilms, changeFilm, removeFilm } from '#app/draft/film-edits.ts'
import { draftStore } from '#app/draft/hooks.ts'
import { newId } from '#app/draft/ids.ts'
import type { DraftFilm } from '#app/draft/schema.ts'
import { durationOf } from '#app/lib/recording/duration.ts'
import { filmProblem } from '#app/lib/recording/file-problem.ts'
import { sniffBytes, sniffVideo } from '#contract/media-formats.ts'

// Films before there is a memorial: they stay on this device, and go with the rest when the memorial is saved
// (saving/send-files.ts). The work goes on while the host is on another step, and after a reload.

/** Films that are being stored by this tab. */
const storing = new Set<string>()

/** Adds films to this tab's draft, as many as a memorial can have. Each stands there before its file is stored. */
export function chooseFilms(files: readonly File[]): void {
  const { draftId } = draftStore.state.getState().draft
  const films = files.map(filmOf)
  draftStore.update(addFilms(films))
  const { draft } = draftStore.state.getState()
  for (const [at, film] of films.entries())
    if (draft.films.some(({ id }) => id === film.id)) void prepare(draftId, film, files[at] ?? null)
}

const filmOf = ({ name, size }: File): DraftFilm => ({
  id: newId(),
  name,
  size,
  caption: '',
  seconds: null,
  state: 'processing',
  problem: null,
})

/** Goes on with films that a reload interrupted. */
export function resumeFilms(): void {
  const { draft } = draftStore.state.getState()
  for (const film of draft.films)
    if (film.state === 'processing' && !storing.has(film.id)) void prepare(draft.draftId, film, null)
}

export function forgetFilm(id: string): void {
  draftStore.update(removeFilm(id))
  void removeFile(id)
}

/** Looks at a film and stores it unchanged. Never rejects: what is wrong with it stands beside it. */
async function prepare(draftId: string, { id }: DraftFilm, chosen: File | null): Promise<void> {
  storing.add(id)
  try {
    const file = chosen ?? (await openFile(id))
    const problem = file ? await filmProblem(file) : 'FILE_MISSING'
    const change = (fields: Partial<DraftFilm>) => draftStore.updateDraft(draftId, changeFilm(id, fields))
    if (problem || !file) return change({ state: 'failed', problem })
    if (chosen) await putFile({ draftId, fileId: id, blob: chosen })
    change({ state: 'ready', seconds: await lengthOfFile(file) })
    // It was taken back while it was being stored.
    const { draft, everyDraft } = draftStore.state.getState()
    const known = everyDraft[draftId] ?? draft
    if (known.draftId === draftId && !known.films.some((film) => film.id === id)) await removeFile(id)
  } catch {
    // The browser could not read the file: it was moved, or its card was taken out.
    draftStore.updateDraft(draftId, changeFilm(id, { state: 'failed', problem: 'FILE_MISSING' }))
  } finally {
    storing.delete(id)
  }
}

async function lengthOfFile(file: Blob): Promise<number | null> {
  const container = sniffVideo(new Uint8Array(await file.slice(0, sniffBytes).arrayBuffer()))
  return durationOf(new Blob([file], { type: `video/${container}` }))
}
