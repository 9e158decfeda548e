import type { Translation } from '../../translation-type.ts'

export const servicePack: Translation<typeof import('../../en/screens/service-pack.ts').servicePack> = {
  title: 'Para el día de la ceremonia',
  intro:
    'La presentación de fotos para llevar en una memoria USB: una película para televisores y proyectores, y las fotos junto a ella. Nada de esto necesita internet.',
  loading: 'Revisando sus fotos',
  failed: 'No pudimos revisar sus fotos.',

  check: {
    title: 'Antes de ese día',
    empty: 'Aún no hay fotos. La presentación tendría solo la primera y la última tarjeta.',
    photos: '{count, plural, one {# foto} other {# fotos}}, {length} en total',
    films:
      '{count, plural, one {Una película sigue a las fotos.} other {# películas siguen a las fotos.}} Si se oye su sonido se elige junto a cada una, donde se editan las fotos.',
    seconds: '{seconds, plural, one {# segundo} other {# segundos}}',
    minutes:
      '{minutes, plural, one {# minuto} other {# minutos}} {seconds, plural, =0 {} one {# segundo} other {# segundos}}',
    fine: 'Todas las fotos son lo bastante grandes para un proyector, y cada una de las suyas tiene su pie.',
    tooSmall:
      '{count, plural, one {Una foto es pequeña y puede verse borrosa en una pantalla grande} other {# fotos son pequeñas y pueden verse borrosas en una pantalla grande}}',
    tooSmallHelp:
      'Si hay una copia más grande de alguna, añádala en su lugar. Las fotos pequeñas se muestran igualmente.',
    withoutCaption:
      '{count, plural, one {Una de sus fotos no tiene pie} other {# de sus fotos no tienen pie}}',
    withoutCaptionHelp: 'Está bien si hablan por sí solas.',
    edit: 'Editar las fotos',
    size: '{width} × {height} píxeles',
    from: 'De {name}',
    anonymous: 'una persona anónima',
    photo: 'Foto',
  },

  speed: 'Segundos por foto',
  speedHelp:
    'La primera y la última tarjeta se quedan al menos {seconds, number} segundos, para que se puedan leer.',
  noFilm: 'El paquete tendrá solo las fotos',
  noFilmWhy:
    'Este servidor no puede hacer películas: el programa ffmpeg no está instalado en él. La presentación del panel se ve también sin red.',

  make: 'Hacer el paquete',
  making: 'Haciendo el paquete',
  queued: 'El paquete es el siguiente',
  ready: 'Su paquete está listo.',
  upToDate: 'Este paquete está al día: nada ha cambiado desde que se hizo.',

  facts: '{length}, {size}',
  factsMore: '{speed, plural, one {# segundo} other {# segundos}} por foto, hecho el {date}',
  photosAlone: 'Solo las fotos, sin película',
  missing:
    '{count, plural, one {Una foto no se pudo leer y no está en el paquete.} other {# fotos no se pudieron leer y no están en el paquete.}}',
  download: 'Descargar el paquete',
  unpack: 'Descomprímalo en la memoria USB y pruébelo donde se vaya a mostrar, antes de ese día.',
  stale: 'El memorial ha cambiado desde que se hizo este paquete.',
  again: 'Hacerlo de nuevo',
  broken: 'No se pudo hacer el paquete. Por favor, vuelva a intentarlo.',
}
