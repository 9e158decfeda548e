import { storedText } from '#app/lib/stored-text.ts'

// The films that wait on this device for a memorial that is on the server (features/films/film-uploads.ts): their files
// are stored under `films UUID`, and this notes their ids under the same name.

const PREFIX = 'films '

/** Where the files of a memorial's films are stored until they are sent. */
export const unsentFilmsPlace = (memorialUuid: string): string => `${PREFIX}${memorialUuid}`

const noteOf = (place: string) => storedText(() => window.localStorage, place)

function idsAt(place: string): string[] {
  const stored = noteOf(place).read()
  return 'text' in stored && stored.text ? stored.text.split(' ') : []
}

export const unsentFilmIds = (memorialUuid: string): string[] => idsAt(unsentFilmsPlace(memorialUuid))

export function noteUnsentFilms(memorialUuid: string, ids: readonly string[]): void {
  const note = noteOf(unsentFilmsPlace(memorialUuid))
  if (ids.length > 0) note.write(ids.join(' '))
  else note.remove()
}

/** Every place with the ids that wait there: their files are no orphans, however long they wait. */
export function unsentFilms(): [place: string, ids: string[]][] {
  try {
    const places = Object.keys(window.localStorage).filter((key) => key.startsWith(PREFIX))
    return places.map((place) => [place, idsAt(place)])
  } catch {
    // Storage is refused: nothing was noted.
    return []
  }
}
