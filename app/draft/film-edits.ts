import { films as limits } from '#contract/host-limits.ts'
import type { Edit } from './edits.ts'
import type { DraftFilm } from './schema.ts'

/** The edits (`edits.ts`) of the films that the server has not got yet. */

/** Appends films, as many as a memorial can have; a film that is there already stays as it is. */
export const addFilms =
  (films: readonly DraftFilm[]): Edit =>
  (draft) => {
    const added = films.filter(({ id }) => !draft.films.some((film) => film.id === id))
    return added.length === 0
      ? draft
      : { ...draft, films: [...draft.films, ...added].slice(0, limits.ownMax) }
  }

/** Changes properties of one film. */
export const changeFilm =
  (id: string, change: Partial<Omit<DraftFilm, 'id'>>): Edit =>
  (draft) => ({
    ...draft,
    films: draft.films.map((film) => (film.id === id ? { ...film, ...change } : film)),
  })

/**
 * Also once the server has it: of what is there the draft keeps nothing, it is read where it is shown. Its file is
 * removed by whoever calls this, or as an orphan.
 */
export const removeFilm =
  (id: string): Edit =>
  (draft) => ({ ...draft, films: draft.films.filter((film) => film.id !== id) })
