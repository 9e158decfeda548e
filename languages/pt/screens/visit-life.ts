import type { Translation } from '../../translation-type.ts'

/** A life in decades, on the public page, in Portuguese. */
export const visitLife: Translation<typeof import('../../en/screens/visit-life.ts').visitLife> = {
  label: 'A vida de {name} em décadas',
  photos: '{count, plural, one {# foto} other {# fotos}}',
  films: '{count, plural, one {# filme} other {# filmes}}',
  undated: 'Sem data',
  all: '{count, plural, one {Ver a foto} other {Ver todas as # fotos}}',
}
