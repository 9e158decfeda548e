import type { Translation } from '../../translation-type.ts'

export const eventNotices: Translation<typeof import('../../en/mails/event-notices.ts').eventNotices> = {
  /** Un mensaje de los anfitriones sobre un acto. */
  eventNotice: {
    subject: 'Una novedad en el memorial de {name}',
    preheader: 'Qué hay de nuevo y cómo cambiar su respuesta.',
    preheaderInvited: 'Qué hay de nuevo y cómo responder.',
    why: 'Recibe este correo porque alguien indicó {email} al responder para este memorial en {product} y hay una novedad en el programa del día.',
    whyInvited:
      'Recibe este mensaje porque esta familia invitó a {email} a un memorial en {product} y hay una novedad en el programa del día.',
    answer: 'Si ahora su respuesta es otra, puede cambiarla aquí.',
    answerInvited: 'Aún no ha respondido. Puede hacerlo aquí.',
    answerNow: 'Responder',
  },
}
