import type { Translation } from '../../translation-type.ts'

export const photos: Translation<typeof import('../../en/screens/photos.ts').photos> = {
  title: 'Fotos de {name}',
  intro:
    'Unas cuantas bastan para empezar. Puede añadir más en cualquier momento, y también sus familiares y amigos.',
  phonePreparing: 'Su teléfono está preparando las fotos; si son muchas, tarda un minuto.',
  drop: 'Arrastre fotos aquí o pulse para elegirlas',
  choose: 'Elegir fotos',
  addMore: 'Añadir más fotos',
  supports: 'Admite archivos JPG, PNG, GIF y HEIC',
  /** The way to the wall of what is in an export. */
  bring: {
    open: 'Traer fotos de otros sitios',
    from: 'De Google Fotos, iCloud, un archivo ZIP o una carpeta',
  },
  noFilms: 'No se pudieron cargar las películas.',
  tryFilms: 'Intentar de nuevo',
  tally:
    '{total, plural, one {# foto} other {# fotos}}: {ready, plural, one {# lista} other {# listas}}{uploading, plural, =0 {} one {, # en camino} other {, # en camino}}{failed, plural, =0 {} one {, # por revisar} other {, # por revisar}}',
  tallyReady: '{total, plural, one {# foto} other {# fotos}}',
  dragHint: 'Arrastre para cambiar el orden',
  list: 'Fotos',
  alt: 'Foto {number, number}',
  openNamed: 'Ver la foto {number, number} en grande',
  caption: 'Pie de la foto {number, number}',
  captionPlaceholder: 'Escriba un pie de foto',
  uploading: 'Subiendo...',
  error: 'Error al procesar {file}',
  retry: 'Reintentar',
  retryFile: 'Reintentar: {file}',
  retryNamed: 'Reintentar: enviar de nuevo la foto {number, number}',
  sending: 'Guardando…',
  move: 'Mover',
  moveNamed: 'Mover la foto {number, number}',
  remove: 'Quitar',
  removeNamed: 'Quitar la foto {number, number}',
  removed: 'Se quitó la foto',
  putBack: 'Deshacer: volver a poner {photo}',
  noPreview: 'No hay vista previa',
  gone: 'Esta foto ya no está en este dispositivo. Por favor, elíjala de nuevo.',
  duplicates:
    '{count, plural, one {Esa foto ya está aquí, así que no se añadió otra vez} other {# fotos ya están aquí, así que no se añadieron otra vez}}',
  tooMany:
    'En un memorial caben {limit, number} fotos. {count, plural, one {# no se añadió} other {# no se añadieron}}.',
  removedMany: '{count, plural, one {Se quitó # foto} other {Se quitaron # fotos}}',
  failedLink: '{count, plural, one {# foto no llegó} other {# fotos no llegaron}}',
  select: 'Seleccionar fotos',
  date: '¿De cuándo es?',
  dateNamed:
    '{date, select, none {¿De cuándo es? Foto {number, number}} other {Foto {number, number}: {date}. Cambiar}}',
  dated: '{count, plural, one {Con fecha: {date}} other {# fotos con fecha: {date}}}',
  undated: '{count, plural, one {Se quitó la fecha} other {Se quitaron las fechas de # fotos}}',
  doubts:
    '{count, plural, one {El archivo de una foto tiene una fecha que quizá no sea la de la foto.} other {Los archivos de # fotos tienen fechas que quizá no sean las de las fotos.}}',
  doubtsLook: 'Revisar',
  sortByDay: 'Ordenar por fecha de la foto',
  sorted:
    'Ordenadas por el día en que se tomó cada foto.{undated, plural, =0 {} one { # no tiene fecha y queda al final.} other { # no tienen fecha y quedan al final.}}',
  /** All photos small; several are chosen at once. */
  sheet: {
    selected: '{count, plural, =0 {Ninguna seleccionada} one {# seleccionada} other {# seleccionadas}}',
    all: 'Seleccionar todas',
    none: 'No seleccionar ninguna',
    move: 'Mover al puesto…',
    date: '¿Cuándo?',
    turn: 'Girar',
    turned: '{count, plural, one {# foto girada} other {# fotos giradas}} un cuarto a la derecha',
    remove: 'Quitar',
    named: 'Foto {number, number}: {caption}',
    namedFailed: '{words}, no llegó',
    failed: 'No llegó',
  },
  /** Before the step is left. */
  failedDialog: {
    title: '{count, plural, one {Una foto no se pudo añadir} other {# fotos no se pudieron añadir}}',
    help: '{count, plural, one {No estará} other {No estarán}} en el memorial. Puede seguir, y elegir {count, plural, one {otra copia} other {otras copias}} cuando quiera.',
    photo: '{file}: {reason}',
    stay: '{count, plural, one {Verla} other {Verlas}}',
    goOn: 'Seguir sin añadir',
  },
  moveDialog: {
    title: 'Mover esta foto',
    place: 'Foto {place, number} de {total, number}',
    earlier: 'Mover antes',
    later: 'Mover después',
    start: 'Al principio',
    end: 'Al final',
    titleMany: '{count, plural, one {Mover # foto} other {Mover # fotos}}',
    placeMany:
      '{count, plural, one {# foto} other {# fotos}}; la primera es la foto {place, number} de {total, number}',
    number: 'Al puesto (de 1 a {last, number})',
    numberUnclear: 'Por favor, escriba un número de 1 a {last, number}.',
    goNamed: 'Mover a este puesto',
    announcedMany:
      '{count, plural, one {# foto pasó al puesto {place, number}} other {Se movieron # fotos; la primera está en el puesto {place, number}}}',
    announced: 'La foto pasó al puesto {place, number} de {total, number}',
  },
}
