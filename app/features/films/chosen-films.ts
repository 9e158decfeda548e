/** The films and the other files among those that were chosen, as the device calls them; nobody has looked into them yet. */
export function sortFilms<Chosen extends Pick<File, 'type'>>(files: readonly Chosen[]) {
  const isFilm = ({ type }: Chosen) => type.startsWith('video/')
  return { films: files.filter(isFilm), others: files.filter((file) => !isFilm(file)) }
}
