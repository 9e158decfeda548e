import type { Translation } from '../../translation-type.ts'

export const receipt: Translation<typeof import('../../en/screens/receipt.ts').receipt> = {
  title: 'Lo que usted añadió',
  opening: 'Abriendo lo que usted añadió',
  failed: 'Este enlace no se abre',
  mailAgain: 'Enviarme un enlace nuevo',
  mailed: 'Un enlace nuevo va de camino a la dirección a la que llegó este.',
  gone: 'Se ha retirado',
  memory: {
    goneText:
      'Ya no está en el memorial, y la familia no puede recuperarlo. Puede añadir algo de nuevo cuando quiera.',
    title: 'Su recuerdo de {name}',
    PENDING: 'Enviado el {date}. Espera a que la familia lo vea.',
    VISIBLE: 'Enviado el {date}. Está en el memorial.',
    HIDDEN: 'Enviado el {date}. La familia lo ha apartado por ahora.',
    closed: 'Este memorial ya no admite cambios, o no en este momento. Aún puede retirar su recuerdo.',
    message: 'Mensaje',
    photos: 'Sus fotos',
    photo: 'Foto {number, number}',
    developing: 'Preparándose',
    removeNamed: 'Quitar la foto {number, number}',
    removed: 'Foto quitada',
    name: 'Su nombre',
    nameHelp: 'Déjelo vacío para no dar su nombre.',
    empty: 'Por favor, incluya un mensaje o al menos una foto.',
    save: 'Guardar los cambios',
    saved: 'Sus cambios están guardados.',
    savedWaits: 'Sus cambios están guardados. La familia los verá primero.',
    takeBack: 'Retirar mi recuerdo',
    takeBackTitle: '¿Retirar su recuerdo?',
    takeBackText:
      'Sus palabras, fotos y grabaciones desaparecen de la página. La familia no puede recuperarlas.',
    keep: 'Conservarlo',
  },
  answer: {
    goneText:
      'La familia ya no ve su respuesta, y usted no recibirá ningún recordatorio. Puede volver a responder cuando quiera.',
    title: 'Su respuesta para el memorial de {name}',
    said: 'Usted respondió: {answer}.',
    guests: '{count, plural, one {Con un acompañante.} other {Con # acompañantes.}}',
    change: 'Para cambiarla, pulse «Cambiar mi respuesta» en el mismo correo.',
    takeBack: 'Retirar mi respuesta',
    takeBackTitle: '¿Retirar su respuesta?',
    takeBackText:
      'La familia ya no la verá y usted no recibirá recordatorios. Puede responder de nuevo cuando quiera.',
    keep: 'Conservarla',
  },
  gift: {
    title: 'Su donación en memoria de {name}',
    given: 'Hecha el {date}',
    fund: 'Para: {fund}',
    reference: 'Número de recibo: {reference}',
    anonymous: 'Donar sin mi nombre: la familia solo ve el importe',
    name: 'Nombre que ve la familia',
    ofAccount: 'La familia ve el nombre de su cuenta: {name}.',
    saved: 'Guardado.',
    moneyBack: '¿Quiere que se le devuelva el dinero?',
    moneyBackText:
      '<support>Escríbanos</support> con el número de recibo {reference}: podemos devolverle su donación.',
  },
}
