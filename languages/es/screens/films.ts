import type { Translation } from '../../translation-type.ts'

export const films: Translation<typeof import('../../en/screens/films.ts').films> = {
  title: 'Películas',
  intro:
    'Las películas antiguas de la familia y los videos del teléfono aparecen entre las fotos. Se guardan al instante.',
  introDraft:
    'Las películas antiguas de la familia y los videos del teléfono aparecen entre las fotos. Quedan en este dispositivo hasta que se guarde el memorial.',
  storing: 'Guardándola en este dispositivo',
  drop: 'Suelte aquí las películas o haga clic para elegirlas',
  choose: 'Elegir películas',
  hint: 'Hasta 10 películas, cada una de hasta 3 minutos y 300 MB',
  full: 'Caben 10 películas. Quite una para añadir otra.',
  film: 'Película {number, number}',
  caption: 'Leyenda de la película {number, number}',
  writeCaption: 'Escriba una leyenda',
  date: '¿De cuándo es?',
  dateNamed:
    '{date, select, none {¿De cuándo es? Película {number, number}} other {Película {number, number}: {date}. Cambiar}}',
  withSound: 'Con su sonido en la presentación y en su película; si no, allí va sin sonido',
  removeFilm: 'Quitar la película {number, number}',
  sending: 'Enviando {file}',
  unnamed: 'su película',
  paused:
    'Ahora no se pudo enviar; se vuelve a intentar por sí solo. Su película queda en este dispositivo hasta que se envíe.',
  stop: 'Detener',
  again: 'Intentar de nuevo',
  asking: {
    title: '¿Quitar esta película?',
    text: 'Se quita al instante, también para los visitantes, y no se puede deshacer.',
    keep: 'Conservarla',
    remove: 'Quitar la película',
  },
}
