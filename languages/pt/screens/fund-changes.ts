import type { Translation } from '../../translation-type.ts'

export const fundChanges: Translation<typeof import('../../en/screens/fund-changes.ts').fundChanges> = {
  title: 'Textos novos de um fundo esperam',
  asked: '{who} pediu isto. Vale a partir de {date} se ninguém que cuida do memorial se opuser.',
  yours:
    'Você pediu isto. Vale a partir de {date} se ninguém que cuida do memorial se opuser; todos foram avisados por e-mail.',
  someone: 'Alguém',
  now: 'Até agora',
  next: 'A partir daí',
  nothing: 'Nada',
  withdraw: 'Retirar',
  object: 'Eu me oponho',
  withdrawNamed: 'Retirar: os textos novos para {title}',
  objectNamed: 'Eu me oponho: os textos novos para {title}',
  stopped: 'O fundo fica como está.',
  failed: 'Não deu certo: {reason}',
}
