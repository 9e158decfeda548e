import type { Translation } from '../../translation-type.ts'

export const thanks: Translation<typeof import('../../en/mails/thanks.ts').thanks> = {
  thanks: {
    subject: 'Com gratidão, em memória de {name}',
    preheader: '{host} escreve a você.',
    preheaderNobody: 'Alguém que cuida do memorial escreve a você.',
    read: '{host} quer agradecer e escreve a você:',
    readNobody: 'Alguém que cuida do memorial quer agradecer e escreve a você:',
    why: 'Você recebe este e-mail uma única vez, porque alguém que cuida de um memorial no {product} quis agradecer.',
    greetingNobody: 'Olá,',
    proposals: {
      ANSWER: 'Agradeço por sua resposta e por lembrar de {person}.',
      WORDS: 'Agradeço por suas palavras sobre {person}. Elas são um grande consolo.',
      MEMORY:
        'Agradeço por compartilhar sua lembrança de {person}. Ela significa muito e será guardada com carinho.',
      GIFT: 'Agradeço por sua doação em memória de {person}. Ela significa muito.',
      TYPED: 'Agradeço por seu carinho e por lembrar de {person}.',
    },
  },
}
