import type { Translation } from '../../translation-type.ts'

export const handOvers: Translation<typeof import('../../en/mails/hand-overs.ts').handOvers> = {
  handOver: {
    subject: {
      ASKED: 'Foi pedido que {heir} cuide do memorial de {name}',
      DONE: 'Agora {heir} cuida do memorial de {name}',
      CALLED_OFF: 'O memorial de {name} fica como está',
    },
    heading: {
      ASKED: 'Outro proprietário foi pedido',
      DONE: 'O memorial tem outro proprietário',
      CALLED_OFF: 'O proprietário continua o mesmo',
    },
    toHosts: {
      ASKED:
        'Alguém nos pediu que {heir} seja proprietário do memorial de {name}, e nos mostrou por quê. Nada mudou ainda, e nada mudará antes de {date}.',
      DONE: 'Como escrevemos a você, {heir} é agora proprietário do memorial de {name}. Quem era antes continua cuidando dele. Nada do memorial foi mudado ou lido com isso.',
      CALLED_OFF: 'O memorial de {name} não será entregue a {heir}. Tudo fica como está.',
    },
    toHeir: {
      ASKED:
        'Alguém nos pediu que você seja proprietário do memorial de {name}. A família pode se opor até {date}. Você não precisa fazer nada.',
      DONE: 'Agora você é proprietário do memorial de {name}. Você pode mudá-lo, pedir ajuda a outros e decidir quanto tempo ele fica.',
      CALLED_OFF: 'O memorial de {name} não será entregue a você. Tudo fica como está.',
    },
    object: 'Se isto não estiver certo, qualquer um de vocês que cuida do memorial pode impedi-lo até lá.',
    refuse: 'Se você não sabe disto, ou não quer, por favor, escreva para nós.',
    someone: 'outra pessoa',
    stop: 'Ver ou impedir',
    whyHeir:
      'Você recebe esta mensagem porque alguém indicou você para cuidar do memorial de {name} no {product}.',
  },
}
