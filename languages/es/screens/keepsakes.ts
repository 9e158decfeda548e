import type { Translation } from '../../translation-type.ts'

export const keepsakes: Translation<typeof import('../../en/screens/keepsakes.ts').keepsakes> = {
  title: 'Para conservar',
  intro:
    'Cosas para tener en las manos, regalar y conservar del memorial de {name}, también cuando pase el año.',
  introUnnamed:
    'Cosas para tener en las manos, regalar y conservar del memorial, también cuando pase el año.',
  loading: 'Cargando lo que puede conservar',
  gone: 'No se encontró ningún memorial. Por favor, cree o elija uno.',

  ways: {
    cards: 'Tarjetas',
    order: 'El programa de la ceremonia',
    service: 'El día de la ceremonia',
    archive: 'La copia completa',
    kept: 'Cuánto tiempo se conserva',
    book: 'El libro',
  },

  dashboard: {
    text: 'Un libro con todo lo que hay aquí, listo para imprimir en casa o en una imprenta.',
    generate: 'Crear el PDF',
    generating: 'Creando el PDF',
    all: 'Todo para conservar: libro, copia completa, paquete para la ceremonia, tarjetas',
    failedTitle: 'Error',
    failed: 'No se pudo crear el PDF: {reason}',
    unanswered: 'Error al crear el PDF. Por favor, vuelva a intentarlo.',
    title: 'Para conservar',
  },

  progress: {
    soFar: 'Hecho hasta ahora: {part, number, percent}',
    leave:
      'Puede tardar unos minutos. Puede cerrar esta página: se sigue haciendo, y estará aquí cuando vuelva.',
    cutOff: 'No hay conexión por el momento. Se sigue haciendo, y esta página continúa por sí sola.',
    unseen: 'Por el momento no se puede ver cómo va. Esta página sigue consultándolo por sí sola.',
  },

  book: {
    title: 'El libro',
    text: 'Todo lo que hay aquí, como libro: una portada, su mensaje, las historias y las fotos con sus pies. Listo para imprimir en casa o en una imprenta.',
    empty: 'Aún no hay fotos ni historias. El libro tendría muy pocas páginas.',
    noPhotos: 'Aún no hay fotos. Son las que llenan la mayor parte de un libro.',
    unprinted:
      'Algunas palabras están en letras que el libro no puede imprimir. En su lugar habría recuadros.',
    loading: 'Buscando su libro',
    paper: 'Papel',
    papers: { A4: 'A4', LETTER: 'Carta (EE.\u00a0UU.)' },
    first: 'Qué viene después del mensaje',
    firsts: { STORIES: 'Historias, luego fotos', PHOTOS: 'Fotos, luego historias' },
    extras: 'Qué más incluye',
    contributions: 'Recuerdos de otras personas, con sus fotos',
    attended: 'Los nombres de quienes vinieron',
    attendedHelp: 'Todas las personas que respondieron que asistirán.',
    make: 'Hacer el libro',
    making: 'Haciendo el libro',
    queued: 'El libro es el siguiente',
    ready: 'Su libro está listo.',
    upToDate: 'Este libro está al día: nada ha cambiado desde que se hizo.',
    facts: '{pages, plural, one {# página} other {# páginas}}, {size}',
    factsMore: '{paper}, hecho el {date}',
    otherChoices: 'Se hizo con opciones distintas de las de arriba.',
    missing:
      '{count, plural, one {Una foto no se pudo leer y no está en el libro.} other {# fotos no se pudieron leer y no están en el libro.}}',
    stale: 'El memorial ha cambiado desde que se hizo este libro.',
    again: 'Hacerlo de nuevo',
    preview: 'Las primeras páginas',
    page: 'Página {number, number}',
    open: 'Abrir el libro',
    newTab: '(en otra pestaña)',
    download: 'Descargar el libro',
  },
}
