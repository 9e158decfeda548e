import type { Translation } from '../../translation-type.ts'

export const eventNotices: Translation<typeof import('../../en/mails/event-notices.ts').eventNotices> = {
  /** Uma mensagem dos anfitriões sobre um evento. */
  eventNotice: {
    subject: 'Uma novidade no memorial de {name}',
    preheader: 'O que há de novo e como mudar a sua resposta.',
    preheaderInvited: 'O que há de novo e como responder.',
    why: 'Você recebe isto porque alguém informou {email} ao responder para este memorial no {product}, e há uma novidade no programa do dia.',
    whyInvited:
      'Você recebe esta mensagem porque esta família convidou {email} para um memorial no {product}, e há uma novidade no programa do dia.',
    answer: 'Se a sua resposta agora é outra, pode mudá-la aqui.',
    answerInvited: 'Você ainda não respondeu. Pode fazer isso aqui.',
    answerNow: 'Responder',
  },
}
