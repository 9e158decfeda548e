import type { Translation } from '../../translation-type.ts'

/** A life in decades, on the public page, in Spanish. */
export const visitLife: Translation<typeof import('../../en/screens/visit-life.ts').visitLife> = {
  label: 'La vida de {name} por décadas',
  photos: '{count, plural, one {# foto} other {# fotos}}',
  films: '{count, plural, one {# película} other {# películas}}',
  memories: '{count, plural, one {# recuerdo} other {# recuerdos}}',
  nothing: 'Todavía nada',
  gap: 'Todavía no hay nada de {decade}. ¿Quién podría tener algo?',
  might: 'Quizá yo tenga algo',
  ask: 'Preguntar a alguien',
  subject: 'Fotos de {name}',
  message:
    'Todavía no hay nada de {decade} en el memorial de {name}. ¿Tiene usted alguna foto o historia de entonces?',
  undated: 'Sin fecha',
  all: '{count, plural, one {Ver la foto} other {Ver las # fotos}}',
}
