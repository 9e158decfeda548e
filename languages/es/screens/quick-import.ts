import type { Translation } from '../../translation-type.ts'

export const quickImport: Translation<typeof import('../../en/screens/quick-import.ts').quickImport> = {
  label: 'Importación rápida',
  hint: 'Separe los datos con comas, saltos de línea o espacios. Puede mezclar correos y números de teléfono.',
  import: 'Importar contactos',
  fromPhone: 'Elegir de mi teléfono',
  fromPhoneFailed: 'Su teléfono no abrió los contactos. Puede pegarlos o escribirlos aquí.',
  fromFile: 'Elegir un archivo',
  fromFileFailed:
    'No se pudo leer este archivo. Guarde sus contactos como vCard (.vcf) o como CSV en UTF-8 y elija ese archivo.',
  added:
    '{count, plural, =0 {No se añadió ningún contacto nuevo.} one {Se añadió # contacto.} other {Se añadieron # contactos.}}',
  already: '{count, plural, one {# ya estaba en su lista.} other {# ya estaban en su lista.}}',
  unread:
    '{count, plural, one {# dato no se pudo leer y sigue en el recuadro.} other {# datos no se pudieron leer y siguen en el recuadro.}}',
  noRoom:
    '{count, plural, one {# dato no cupo} other {# datos no cupieron}}: un memorial puede tener {limit, number} contactos.',
}
