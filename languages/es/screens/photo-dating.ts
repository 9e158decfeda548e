import type { Translation } from '../../translation-type.ts'

/** The dialog that asks when photos were taken, in Spanish. */
export const photoDating: Translation<typeof import('../../en/screens/photo-dating.ts').photoDating> = {
  title: '{count, plural, one {¿De cuándo es esta foto?} other {¿De cuándo son estas # fotos?}}',
  titleFilms: '{count, plural, one {¿De cuándo es esta película?} other {¿De cuándo son estas # películas?}}',
  titleBoth: '¿De cuándo son?',
  which: '¿Cuáles?',
  also: 'También estas películas, de la misma época',
  photo: 'Foto, número {number, number}',
  film: 'Película, número {number, number}',
  noneChosen: 'Elija al menos una.',
  theirs: 'Quien la añadió dice: {date}. En la página vale lo que diga usted, y esa fecha se conserva.',
  theirsSome:
    'Para algunas, quien las añadió indicó una fecha. En la página vale lo que diga usted, y esas fechas se conservan.',
  /** By why the date is in doubt. */
  doubt: {
    SCAN: 'Su archivo dice {date}. Lo hizo un escáner, así que quizá sea el día en que se escaneó.',
    NOT_IN_LIFE:
      'Su archivo dice {date}, que queda fuera de esta vida. Quizá sea el día en que se fotografió una copia antigua.',
  },
  itIs: 'Sí, es de entonces: {date}',
  fileSays: 'Su archivo dice {date}.',
  roughly: 'Más o menos',
  exactly: 'O con más exactitud, hasta donde sepa',
  reads: 'Se leerá: {date}',
  unknown: 'Nadie lo sabe',
  clear: '{count, plural, one {Volver a lo que dice su archivo} other {Volver a lo que dicen sus archivos}}',
  takeAway: '{count, plural, one {Quitar esta fecha} other {Quitar estas fechas}}',
  nothing: 'Elija una década o escriba un año. Si nadie lo sabe, dígalo abajo.',
  tooOld: 'Antes de {year} no había fotografías. Revise el año.',
}
