import type { Translation } from '../../translation-type.ts'

export const contacts: Translation<typeof import('../../en/mails/contacts.ts').contacts> = {
  invitation: {
    subject: 'Memorial de {name}',
    preheader: 'Um convite para celebrar a vida de {name}.',
    overline: 'Celebramos a vida de',
    portrait: 'Um retrato de {name}',
    joinMe:
      'Convido você a celebrar comigo a vida de {name}. Visite o memorial e compartilhe suas próprias lembranças.',
    join: 'Convidamos você a celebrar a vida de {name}. Visite o memorial e compartilhe suas próprias lembranças.',
    reply:
      'Lá você pode dizer se vai poder estar presente. Uma foto guardada em uma gaveta, ou algumas palavras de que você se lembre, significariam muito.',
    add: 'Uma foto guardada em uma gaveta, ou algumas palavras de que você se lembre, significariam muito.',
    byMail:
      'Também pode simplesmente responder a este e-mail, com palavras e fotos: elas viram uma lembrança, e a família vê antes de qualquer outra pessoa.',
    reminderSubject: 'Memorial de {name}: seu convite, mais uma vez',
    reminderPreheader: 'Caso tenha se perdido: um convite para celebrar a vida de {name}.',
    again:
      'Talvez você já tenha recebido este convite. Aqui está ele mais uma vez, caso tenha se perdido ou não tenha havido tempo para ele.',
    openAndReply: 'Abrir o memorial e responder',
    address:
      'O botão já reconhece você: para responder, não é preciso senha. Se ele não funcionar, copie no seu navegador este endereço, que é só seu:',
    sent: 'Pediram que enviássemos esta mensagem a {email}.',
    sorry: 'Se esta mensagem não é para você, pedimos desculpas pelo incômodo.',
    unsubscribe: 'Não receber mais convites para este memorial',
    undelivered:
      'Não foi possível entregar o e-mail. Por favor, confira o endereço ou tente de novo mais tarde.',
    refused: {
      NOT_AN_ADDRESS: 'Isto não é um endereço de e-mail.',
      LETTERS:
        'Nossos e-mails não podem ser enviados a um endereço com letras como é ou ç antes do @. Por favor, peça outro a essa pessoa.',
    },
  },
}
