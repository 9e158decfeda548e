import type { Translation } from '../../translation-type.ts'

/** Names of files and folders have no accents: old programs that unpack archives spoil them. */
export const archiveSite: Translation<typeof import('../../en/screens/archive-site.ts').archiveSite> = {
  title: 'En memoria de {name}',
  of: 'Celebramos la vida de',
  portrait: 'Un retrato de {name}',
  message: 'Un mensaje de {host}',
  messageUnsigned: 'Un mensaje de la familia',
  captions: 'Subtítulos',
  said: 'Lo que se dice',
  video: 'El mensaje es una grabación. Si no se reproduce aquí, ábrala en la carpeta “video”.',
  photos: 'Fotos',
  films: 'Películas',
  photo: 'Foto {number}',
  photoOf: 'Una foto enviada por {name}',
  stories: 'Historias',
  story: 'Historia {number}',
  memories: 'Recuerdos de otras personas',
  anonymous: 'Anónimo',
  from: 'De {name}',
  unseen: 'En la carpeta, y no en esta página',
  unseenWhy: 'Estas fotos no se pudieron preparar para la página. Ábralas en su carpeta.',
  madeOn: 'Esta página se hizo el {date}. No necesita internet: todo lo que muestra está junto a ella.',
  address: 'La dirección del memorial era {address}',
  files: {
    portrait: 'Retrato',
    message: 'Mensaje',
    photos: 'fotos',
    photosOfOthers: 'fotos de otras personas',
    video: 'video',
    films: 'películas',
    recordings: 'voces y películas de otras personas',
    words: 'textos',
    stories: 'historias',
    messageText: 'mensaje.txt',
    order: 'programa-de-la-ceremonia.txt',
    memories: 'recuerdos.csv',
    rsvps: 'respuestas.csv',
    eventAnswers: 'respuestas-por-acto.csv',
    donations: 'donaciones.csv',
    thanks: 'a-quien-agradecer.csv',
    log: 'lo-que-se-hizo.csv',
    book: 'libro.pdf',
    noBook: 'falta-el-libro.txt',
    readme: 'LEAME.txt',
    archive: '{name} - copia completa',
    relatives: '{name} - para la familia',
    story: 'Historia {number}',
  },
  noBook: {
    what: 'El libro para imprimir del memorial de {name} no se pudo hacer a tiempo, así que no está en esta copia.',
    else: 'Todo lo demás está aquí. El libro se hace en la página “Para conservar”, donde se descargó la copia: allí puede descargarlo aparte, o descargar la copia de nuevo más tarde.',
  },
  readme: {
    title: 'El memorial de {name}',
    madeOn: 'Hecho el {date}. Dirección: {address}',
    open: 'Abra index.html con un doble clic. Muestra el memorial completo en su navegador y no necesita internet. Antes, descomprima la copia: la página necesita lo que está junto a ella.',
    whatTitle: 'Qué hay aquí, en la carpeta “data”',
    index: 'index.html: el memorial como página. La carpeta “site” forma parte de ella.',
    photos: '{count, plural, one {# foto} other {# fotos}} tal como se enviaron, en la carpeta “fotos”',
    photosOfOthers:
      '{count, plural, one {# foto que otros añadieron} other {# fotos que otros añadieron}}, en la carpeta “fotos de otras personas”',
    films:
      '{count, plural, one {La película de la familia} other {Las # películas de la familia}}, en la carpeta «películas»',
    recordings:
      '{count, plural, one {Una voz o película que alguien añadió} other {# voces y películas que otros añadieron}}, en la carpeta «voces y películas de otras personas», con lo que se dice en ellas cuando está escrito',
    video: 'El mensaje grabado, en la carpeta “video”',
    words:
      'El mensaje, las historias y los recuerdos de otras personas, como texto sencillo y como tabla, en “textos”',
    tables:
      'respuestas.csv, donaciones.csv y a-quien-agradecer.csv: las respuestas, las donaciones y a quién agradecer, para cualquier hoja de cálculo; el archivo de un responsable tiene también lo-que-se-hizo.csv. Estos archivos y recuerdos.csv contienen direcciones y números privados: por favor, no los pase a nadie. Quien escribió o donó como Anónimo no aparece con su nombre en ellos.',
    book: 'libro.pdf: el libro, listo para imprimir. Si no se pudo hacer a tiempo, lo dice falta-el-libro.txt.',
    captions:
      'Junto a una foto, un archivo terminado en .xmp dice su pie, su día y quién la compartió, para cualquier programa de fotos.',
    places:
      'Las fotos, las películas y las voces son exactamente los archivos que se enviaron. Lo que una cámara o un teléfono escribió en ellos sigue ahí, a menudo también el lugar donde se tomaron. Por favor, piénselo antes de pasar alguno; las fotos de la carpeta “site” no llevan el lugar.',
    machines:
      'afterglow.json y, si la hay, la carpeta «afterglow»: con ellos se puede volver a crear el memorial. En la copia de quien lo cuida contienen también lo que está oculto o en espera. Por favor, no los pase a nadie.',
    keep: 'Por favor, guarde una segunda copia, en otro disco o en una memoria USB.',
    proof:
      'Si alguna vez alguien pregunta si un archivo sigue siendo el mismo: manifest-sha256.txt contiene una suma de comprobación de cada uno (BagIt, RFC 8493).',
    smallerTitle: 'Más pequeños de como se enviaron',
    smaller:
      'Los archivos que se enviaron ya no existen. En su lugar están las copias más grandes que quedan:',
    lostTitle: 'Faltan',
    lost: 'De estas fotos no queda nada que poner aquí:',
  },
}
