import type { Translation } from '../../translation-type.ts'

export const archive: Translation<typeof import('../../en/mails/archive.ts').archive> = {
  archive: {
    subject: 'La copia completa del memorial de {name}',
    preheader: 'Todo lo que contiene el memorial, en un archivo, para conservar.',
    host: 'Aquí está todo lo que contiene el memorial, en un archivo: las fotos tal como se enviaron, las palabras, lo que otros añadieron, el libro para imprimir y una página que lo muestra todo sin internet.',
    successor:
      '{owner} cuida el memorial de {name}, y ha querido que usted tenga también su copia completa. Es todo lo que contiene el memorial, en un archivo: las fotos tal como se enviaron, las palabras, lo que otros añadieron, el libro para imprimir y una página que lo muestra todo sin internet.',
    ending:
      'El memorial se conserva aquí hasta el {date}. Pase lo que pase después, lo que descargue ahora es suyo.',
    how: 'El archivo puede ser grande: una computadora es buen lugar para él. Por favor, guarde una segunda copia en otro disco o en una memoria USB. Las fotos que contiene pueden decir todavía dónde se tomaron.',
    open: 'Abrir la copia completa',
    signIn:
      'El botón abre una página en la que entra con esta dirección. No necesita contraseña: le enviamos un código.',
    whySuccessor: 'Recibe este correo porque {owner} indicó su nombre en {product}.',
    decline: 'No soy yo, o prefiero no figurar',
  },
}
