import type { Translation } from '../../translation-type.ts'

/** A life in decades, on the public page, in Spanish. */
export const visitLife: Translation<typeof import('../../en/screens/visit-life.ts').visitLife> = {
  label: 'La vida de {name} por décadas',
  photos: '{count, plural, one {# foto} other {# fotos}}',
  films: '{count, plural, one {# película} other {# películas}}',
  undated: 'Sin fecha',
  all: '{count, plural, one {Ver la foto} other {Ver las # fotos}}',
}
