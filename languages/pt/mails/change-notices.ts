import type { Translation } from '../../translation-type.ts'

export const changeNotices: Translation<typeof import('../../en/mails/change-notices.ts').changeNotices> = {
  /** Avisa quem respondeu de que o programa mudou. */
  programmeChange: {
    subject: {
      SET: 'O dia do memorial de {name} já está marcado',
      NEW: 'Uma novidade no memorial de {name}',
      CHANGED: 'Uma mudança no memorial de {name}',
    },
    preheader: {
      SET: 'Quando e onde será, e como mudar a sua resposta.',
      NEW: 'O que há de novo e como mudar a sua resposta.',
      CHANGED: 'Como era, como é agora e como mudar a sua resposta.',
    },
    /** Quando os anfitriões não escreveram palavras próprias. */
    words: {
      SET: 'O dia já está marcado. Por favor, veja abaixo quando e onde será.',
      NEW: 'Há uma novidade no programa do dia. Por favor, veja abaixo.',
      CHANGED: 'Algo mudou. Por favor, veja abaixo o que há de novo.',
    },
    changed: {
      SET: 'Quando e onde será:',
      NEW: 'O que há de novo:',
      CHANGED: 'O que mudou:',
    },
    when: 'Quando:',
    where: 'Onde:',
    called: 'Chama-se:',
    before: 'Antes:',
    unset: 'ainda não definido',
    new: 'Novo: {name}',
    until: '{from} até {text}',
    takesPlace: 'Afinal, vai acontecer.',
    stream: 'Dá para assistir pela internet, em {site}. O link está na página.',
    newStream: 'O link para assistir é novo, em {site}. Por favor, use o da página.',
    noStream: 'O link para assistir não está mais lá.',
    notStreamed: 'Não é transmitido. Quem lhe vender um link não é da família.',
    details: 'O que convém saber: {text}',
    detailsOnPage: 'Mudou o que convém saber. Está na página.',
    /** Em vez de um lugar que os e-mails não mostram. */
    placeOnPage: 'Está na página.',
    answer: 'Se a sua resposta agora é outra, pode mudá-la aqui.',
    preheaderInvited: {
      SET: 'Quando e onde será, e como responder.',
      NEW: 'O que há de novo e como responder.',
      CHANGED: 'O que era, o que é e como responder.',
    },
    answerInvited: 'Você ainda não respondeu. Pode fazer isso aqui.',
    answerNow: 'Responder',
    whyInvited: {
      SET: 'Você recebe esta mensagem porque esta família convidou {email} para um memorial no {product}, e o dia já está marcado.',
      NEW: 'Você recebe esta mensagem porque esta família convidou {email} para um memorial no {product}, e há uma novidade no programa do dia.',
      CHANGED:
        'Você recebe esta mensagem porque esta família convidou {email} para um memorial no {product}, e o dia mudou.',
    },
    why: {
      SET: 'Você recebe isto porque alguém informou {email} ao responder para este memorial no {product}, e o dia já está marcado.',
      NEW: 'Você recebe isto porque alguém informou {email} ao responder para este memorial no {product}, e há uma novidade no programa do dia.',
      CHANGED:
        'Você recebe isto porque alguém informou {email} ao responder para este memorial no {product}, e o que foi respondido mudou.',
    },
  },
}
