import type { Translation } from '../../translation-type.ts'

export const bring: Translation<typeof import('../../en/screens/bring.ts').bring> = {
  title: {
    start: 'Traer fotos de otros sitios',
    reading: 'Mirando sus archivos',
    wall: 'Elija entre sus fotos',
  },
  intro:
    'Elija lo que ha descargado y verá todo lo que contiene. No se añade nada hasta que usted lo elija, y nada más sale de este dispositivo.',
  drop: 'Suelte aquí los archivos ZIP o haga clic para elegirlos',
  choose: 'Elegir archivos ZIP',
  hint: 'De Google Fotos, iCloud, WhatsApp o Facebook, o cualquier ZIP con fotos. No hace falta descomprimirlo.',
  more: 'Añadir otro archivo ZIP',
  folder: 'Elegir una carpeta',
  how: 'Cómo obtener sus fotos de allí',
  google: {
    name: 'Google Fotos',
    first: 'Abra takeout.google.com, desmarque todo y marque solo Google Fotos.',
    second: 'Pida archivos ZIP. Google le escribe cuando están listos, a menudo tras unas horas.',
    third: 'Descárguelos todos en este dispositivo y elíjalos aquí.',
  },
  icloud: {
    name: 'Fotos de iCloud',
    first: 'Abra privacy.apple.com y pida una copia de sus datos: solo Fotos de iCloud.',
    second: 'Apple le escribe cuando está lista, en el plazo de una semana.',
    third: 'Descargue cada parte en este dispositivo y elíjala aquí.',
  },
  whatsapp: {
    name: 'WhatsApp',
    first: 'Abra el chat, pulse su nombre o su menú y después «Exportar chat».',
    second: 'Elija incluir los archivos multimedia.',
    third: 'Guarde lo que reciba en este dispositivo y elija aquí el archivo ZIP o la carpeta.',
  },
  facebook: {
    name: 'Facebook',
    first: 'En la configuración de Facebook, busque «Descargar tu información».',
    second: 'Elija publicaciones y fotos, y el formato JSON: solo ese lleva sus textos.',
    third: 'Descargue el archivo ZIP en este dispositivo y elíjalo aquí.',
  },
  looking: '{count, plural, =0 {Mirando…} one {# archivo hasta ahora…} other {# archivos hasta ahora…}}',
  readingDays: 'Leyendo fechas y textos',
  stays: 'Sus archivos se quedan en este dispositivo. Los grandes tardan unos minutos.',
  stop: 'Detener',
  failed:
    'No se pudieron leer sus archivos hasta el final: quizá son demasiado grandes para este dispositivo, o se perdió la conexión. Lo que ya está en el memorial está a salvo. Inténtelo de nuevo, o con menos archivos a la vez.',
  problems: {
    notZip:
      '{file} no es un archivo ZIP. Elija el ZIP tal como se descargó, o su carpeta una vez descomprimido.',
    cutShort: '{file} no está completo: le falta el final. Descárguelo de nuevo.',
    split: '{file} es una parte de varias. Descomprímalas juntas y elija la carpeta.',
    tooMany:
      '{file} contiene más archivos de los que se pueden mostrar aquí. Descomprímalo y elija una de sus carpetas.',
    damaged:
      'Una parte de {file} está dañada. Se muestra lo que se pudo leer; para ver el resto, descárguelo de nuevo.',
    unreadable: '{file} ya no se puede leer. Si cambió de lugar o de nombre, elíjalo de nuevo.',
    locked: '{file} está protegido con contraseña. Descomprímalo y elija la carpeta.',
    empty: 'No hay fotos en {file}.',
  },
  found:
    '{count, plural, one {Se encontró # foto.} other {Se encontraron # fotos.}} Ninguna se añade hasta que usted la elija.',
  noPhotos: 'No se encontraron fotos que se puedan mostrar. Puede añadir otro archivo.',
  passedOver: {
    films:
      '{count, plural, one {También hay # película.} other {También hay # películas.}} Las películas se pueden añadir en la página Editar mis fotos, cuando el memorial esté guardado.',
    pictures:
      '{count, plural, one {# imagen está} other {# imágenes están}} en un formato que no se puede mostrar, como TIFF o RAW.',
    tooLarge: '{count, plural, one {# foto ocupa} other {# fotos ocupan}} más de {megabytes, number} MB.',
    locked:
      '{count, plural, one {# foto está protegida} other {# fotos están protegidas}} con contraseña. Descomprima el archivo ZIP y elija la carpeta.',
    hidden:
      '{count, plural, one {# foto está eliminada u oculta} other {# fotos están eliminadas u ocultas}} en su cuenta y no se {count, plural, one {muestra} other {muestran}}.',
    copies:
      '{count, plural, one {# foto estaba dos veces y se muestra} other {# fotos estaban dos veces y se muestran}} una sola vez.',
    zips: '{count, plural, one {# archivo ZIP que hay dentro no se abrió. Extráigalo y elíjalo} other {# archivos ZIP que hay dentro no se abrieron. Extráigalos y elíjalos}} aquí.',
  },
  unread:
    '{count, plural, one {# foto no se pudo añadir y sigue elegida:} other {# fotos no se pudieron añadir y siguen elegidas:}}',
  noRoom:
    'En un memorial caben {limit, number} fotos. {count, plural, one {# más no se eligió.} other {# más no se eligieron.}}',
  jump: 'Ir a un año',
  jumpTo: 'Elija un año',
  yearOption: '{year} ({count, number})',
  noDay: 'Sin fecha conocida',
  photos: '{count, plural, one {# foto} other {# fotos}}',
  allFound: 'Elegir todas las encontradas',
  noneFound: 'No elegir ninguna de las encontradas',
  allOf: 'Elegir todas las de {year}',
  noneOf: 'No elegir ninguna de {year}',
  allUndated: 'Elegir todas las que no tienen fecha',
  noneUndated: 'No elegir ninguna sin fecha',
  named: '{words}, {day}',
  namedThere: '{words}, ya está entre las fotos',
  there: 'Ya añadida',
  damaged: 'No se puede leer',
  noPreview: 'Sin vista previa aquí',
  tally:
    '{count, plural, =0 {Ninguna elegida} one {# elegida} other {# elegidas}}. {left, plural, =0 {No queda sitio: caben {limit, number} fotos.} one {Hay sitio para # más.} other {Hay sitio para # más.}}',
  chooseNone: 'No elegir ninguna',
  add: '{count, plural, =0 {Añadir fotos} one {Añadir # foto} other {Añadir # fotos}}',
  adding: 'Añadiendo {done, number} de {total, number}',
  added: '{count, plural, one {# foto añadida} other {# fotos añadidas}}',
}
