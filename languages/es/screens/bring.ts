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
  hint: 'De Google Fotos o iCloud, o cualquier ZIP con fotos. No hace falta descomprimirlo.',
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
  looking: '{count, plural, =0 {Mirando…} one {# archivo hasta ahora…} other {# archivos hasta ahora…}}',
  stays: 'Sus archivos se quedan en este dispositivo. Los grandes tardan unos minutos.',
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
  others:
    '{count, plural, one {# archivo más no se muestra} other {# archivos más no se muestran}}: películas, imágenes en otros formatos como RAW, fotos protegidas o de más de {megabytes, number} MB, o archivos ZIP que hay dentro. Las películas se añaden de una en una, debajo de las fotos.',
  unread:
    '{count, plural, one {# foto no se pudo añadir y sigue elegida:} other {# fotos no se pudieron añadir y siguen elegidas:}}',
  noDay: 'Sin fecha conocida',
  photos: '{count, plural, one {# foto} other {# fotos}}',
  allOf: 'Elegir todas las de {year}',
  noneOf: 'No elegir ninguna de {year}',
  allUndated: 'Elegir todas las que no tienen fecha',
  noneUndated: 'No elegir ninguna sin fecha',
  showMore: 'Mostrar más fotos',
  named: '{words}, {day}',
  noPreview: 'Sin vista previa aquí',
  tally:
    '{count, plural, =0 {Ninguna elegida} one {# elegida} other {# elegidas}}. {left, plural, =0 {No queda sitio: caben {limit, number} fotos.} one {Hay sitio para # más.} other {Hay sitio para # más.}}',
  add: '{count, plural, =0 {Añadir fotos} one {Añadir # foto} other {Añadir # fotos}}',
  added: '{count, plural, one {# foto añadida} other {# fotos añadidas}}',
}
