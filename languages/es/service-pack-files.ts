import type { Texts } from '../texts.ts'

export const servicePackFiles: Texts['servicePackFiles'] = {
  file: '{name} - paquete para la ceremonia',
  card: {
    of: 'Celebramos la vida de',
    photos: '{count, plural, one {# foto} other {# fotos}}',
    films: '{count, plural, one {# película} other {# películas}}',
    photosShared: '{count, plural, one {# foto} other {# fotos}}, de familiares y amigos',
    thanks: 'Gracias por recordar',
    shared: 'Con fotos de {names}',
    others: '{count, plural, one {otra persona} other {otras # personas}}',
  },
  from: 'De {name}',
  anonymous: 'una persona anónima',
  readme: {
    title: 'Presentación de fotos de {name}',
    made: 'Hecho el {date}. {count, plural, one {# foto} other {# fotos}}, {speed, plural, one {# segundo} other {# segundos}} cada una: {length} en total.',
    unpack:
      'Antes que nada, descomprima todo en una memoria USB y manténgalo junto. Nada de esto necesita internet. Por favor, pruébelo donde se vaya a mostrar, antes de ese día.',
    film: 'slideshow.mp4: una película para televisores, proyectores y computadoras (1920 × 1080, sin sonido). Elija “repetir” en el reproductor si debe continuar sin fin.',
    filmHeard:
      'slideshow.mp4: una película para televisores, proyectores y computadoras (1920 × 1080, con el sonido de las películas para las que la familia lo eligió). Elija “repetir” en el reproductor si debe continuar sin fin.',
    photos: 'photos: las fotos, en su orden.',
    films: 'films: las películas del memorial.',
    noFilm:
      'En este paquete no hay película: no se pudo hacer en este servidor. Los nombres de las fotos de la carpeta “photos” dicen su orden.',
    missing:
      '{count, plural, one {Una foto no se pudo leer y no se muestra.} other {# fotos no se pudieron leer y no se muestran.}}',
  },
}
