import type { Translation } from '../../translation-type.ts'

export const changeNotices: Translation<typeof import('../../en/mails/change-notices.ts').changeNotices> = {
  /** Avisa a quienes respondieron de que el programa cambió. */
  programmeChange: {
    subject: {
      SET: 'Ya hay fecha para el memorial de {name}',
      NEW: 'Una novedad en el memorial de {name}',
      CHANGED: 'Un cambio en el memorial de {name}',
    },
    preheader: {
      SET: 'Cuándo y dónde será, y cómo cambiar su respuesta.',
      NEW: 'Qué hay de nuevo y cómo cambiar su respuesta.',
      CHANGED: 'Cómo era, cómo es ahora y cómo cambiar su respuesta.',
    },
    /** Si los anfitriones no escribieron palabras propias. */
    words: {
      SET: 'La fecha ya está fijada. Por favor, mire abajo cuándo y dónde será.',
      NEW: 'Hay una novedad en el programa del día. Por favor, mire abajo.',
      CHANGED: 'Algo ha cambiado. Por favor, mire abajo qué hay de nuevo.',
    },
    changed: {
      SET: 'Cuándo y dónde será:',
      NEW: 'Qué hay de nuevo:',
      CHANGED: 'Qué ha cambiado:',
    },
    when: 'Cuándo:',
    where: 'Dónde:',
    called: 'Se llama:',
    before: 'Antes:',
    unset: 'aún sin decidir',
    new: 'Nuevo: {name}',
    until: '{from} a {text}',
    takesPlace: 'Al final sí se celebra.',
    stream: 'Se puede ver por internet, en {site}. El enlace está en la página.',
    newStream: 'El enlace para verlo es nuevo, en {site}. Por favor, use el de la página.',
    noStream: 'El enlace para verlo ya no está.',
    notStreamed: 'No se retransmite. Quien le venda un enlace no es de la familia.',
    details: 'Qué conviene saber: {text}',
    detailsOnPage: 'Ha cambiado lo que conviene saber. Está en la página.',
    /** En vez de un lugar que los correos no muestran. */
    placeOnPage: 'Está en la página.',
    answer: 'Si ahora su respuesta es otra, puede cambiarla aquí.',
    preheaderInvited: {
      SET: 'Cuándo y dónde será, y cómo responder.',
      NEW: 'Qué hay de nuevo y cómo responder.',
      CHANGED: 'Lo que era, lo que es y cómo responder.',
    },
    answerInvited: 'Aún no ha respondido. Puede hacerlo aquí.',
    answerNow: 'Responder',
    whyInvited: {
      SET: 'Recibe este mensaje porque esta familia invitó a {email} a un memorial en {product} y la fecha ya está fijada.',
      NEW: 'Recibe este mensaje porque esta familia invitó a {email} a un memorial en {product} y hay una novedad en el programa del día.',
      CHANGED:
        'Recibe este mensaje porque esta familia invitó a {email} a un memorial en {product}, y su día ha cambiado.',
    },
    why: {
      SET: 'Recibe este correo porque alguien indicó {email} al responder para este memorial en {product} y la fecha ya está fijada.',
      NEW: 'Recibe este correo porque alguien indicó {email} al responder para este memorial en {product} y hay una novedad en el programa del día.',
      CHANGED:
        'Recibe este correo porque alguien indicó {email} al responder para este memorial en {product}, y lo que se respondió ha cambiado.',
    },
  },
}
