import type { Translation } from '../../translation-type.ts'

export const ownArchive: Translation<typeof import('../../en/screens/own-archive.ts').ownArchive> = {
  pageTitle: 'La copia completa',
  title: 'La copia completa del memorial de {name}',
  loading: 'Viendo qué contiene',
  holds:
    'Todo lo que guarda el memorial, en un solo archivo: las fotos tal como se enviaron, las palabras, lo que añadieron los demás, el libro impreso y una página que lo muestra todo sin internet.',
  large:
    'El archivo puede ser grande: una computadora es un buen lugar para él. Guarde una segunda copia en otro disco o en una memoria USB.',
  download: 'Descargar la copia completa',
  notYours: 'Aquí no hay ninguna copia para la dirección con la que ha entrado',
  otherAddress:
    'Cierre la sesión y entre con la dirección a la que llegó nuestro correo: basta un código que le enviamos. O bien quien cuida el memorial ha nombrado después a otras personas.',
}
