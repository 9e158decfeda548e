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
  page: {
    title: 'Presentación de fotos de {name}',
    portrait: 'Retrato de {name}',
    photo: 'Foto {number} de {name}',
    film: 'Película {number} de {name}',
    position: '{number} de {total}',
    previous: 'Anterior',
    next: 'Siguiente',
    play: 'Reproducir',
    pause: 'Pausa',
    fullScreen: 'Pantalla completa',
    leaveFullScreen: 'Salir de pantalla completa',
    speed: 'Segundos por foto',
    keys: 'Espacio detiene · las flechas van atrás y adelante · F llena la pantalla · Esc sale de ella',
    noScript: 'Este navegador no ejecuta scripts. Las fotos están en la carpeta “photos”.',
  },
  readme: {
    title: 'Presentación de fotos de {name}',
    made: 'Hecho el {date}. {count, plural, one {# foto} other {# fotos}}, {speed, plural, one {# segundo} other {# segundos}} cada una: {length} en total.',
    unpack:
      'Antes que nada, descomprima todo en una memoria USB y manténgalo junto. Nada de esto necesita internet. Por favor, pruébelo donde se vaya a mostrar, antes de ese día.',
    film: 'slideshow.mp4: una película para televisores, proyectores y computadoras (1920 × 1080, sin sonido). Elija “repetir” en el reproductor si debe continuar sin fin.',
    filmHeard:
      'slideshow.mp4: una película para televisores, proyectores y computadoras (1920 × 1080, con el sonido de las películas para las que la familia lo eligió). Elija “repetir” en el reproductor si debe continuar sin fin.',
    page: 'slideshow.html: lo mismo, como página. Ábrala con un doble clic y pulse F para llenar la pantalla. Continúa sin fin.',
    keys: 'Teclas en la página: Espacio detiene y reanuda, las flechas van atrás y adelante, F llena la pantalla, Esc sale de ella.',
    photos: 'photos: las fotos de la página. La página necesita esta carpeta junto a ella.',
    films:
      'films: las películas de la página. La página también necesita esta carpeta. Su sonido se oye solo donde la familia lo eligió.',
    noFilm: 'En este paquete no hay película, solo la página: no se pudo hacer en este servidor.',
    missing:
      '{count, plural, one {Una foto no se pudo leer y no se muestra.} other {# fotos no se pudieron leer y no se muestran.}}',
  },
}
