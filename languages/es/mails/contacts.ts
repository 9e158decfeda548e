import type { Translation } from '../../translation-type.ts'

export const contacts: Translation<typeof import('../../en/mails/contacts.ts').contacts> = {
  invitation: {
    subject: 'Memorial de {name}',
    preheader: 'Le invitamos a celebrar la vida de {name}.',
    overline: 'Celebramos la vida de',
    portrait: 'Un retrato de {name}',
    joinMe:
      'Le invito a celebrar conmigo la vida de {name}. Visite su memorial y comparta sus propios recuerdos.',
    join: 'Le invitamos a celebrar la vida de {name}. Visite su memorial y comparta sus propios recuerdos.',
    reply:
      'Allí puede decir si podrá asistir. Una foto guardada en un cajón, o unas palabras que recuerde, significarían mucho.',
    add: 'Una foto guardada en un cajón, o unas palabras que recuerde, significarían mucho.',
    byMail:
      'También puede responder sin más a este correo, con palabras y fotos: se convertirán en un recuerdo, y la familia lo verá antes que nadie.',
    reminderSubject: 'Memorial de {name}: de nuevo, su invitación',
    reminderPreheader: 'Por si se extravió: le invitamos a celebrar la vida de {name}.',
    again:
      'Quizá ya haya visto esto. Aquí está de nuevo su invitación, por si se extravió o no hubo tiempo para ella.',
    openAndReply: 'Abrir el memorial y responder',
    address:
      'El botón sabe quién es usted: para responder no hace falta contraseña. Si no funciona, copie en su navegador esta dirección, que es solo suya:',
    sent: 'Nos pidieron que enviáramos esto a {email}.',
    sorry: 'Si no es para usted, lamentamos la molestia.',
    unsubscribe: 'No recibir más invitaciones a este memorial',
    undelivered: 'No se pudo entregar el correo. Por favor, revise la dirección o inténtelo más tarde.',
    refused: {
      NOT_AN_ADDRESS: 'Esto no es una dirección de correo.',
      LETTERS:
        'Nuestro correo no se puede enviar a una dirección con letras como é o ñ delante de la @. Por favor, pídale otra.',
    },
  },
}
