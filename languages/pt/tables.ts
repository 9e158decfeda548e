import type { Texts } from '../texts.ts'

export const tables: Texts['tables'] = {
  photos: 'Fotos',
  recordings: 'Vozes e filmes',
  said: 'O que se diz',
  name: 'Nome',
  email: 'E-mail',
  phone: 'Telefone',
  answer: 'Resposta',
  guests: 'Acompanhantes',
  message: 'Mensagem',
  date: 'Data',
  memorial: 'Memorial',
  memorialId: 'ID do memorial',
  fund: 'Fundo de doação',
  amount: 'Valor',
  fee: 'Taxa',
  provider: 'Provedor',
  payment: 'Pagamento',
  currency: 'Moeda',
  donor: 'Quem doou',
  anonymous: 'Pessoa anônima',
  formerServer: 'Servidor anterior',
  yes: 'Sim',
  no: 'Não',
  answers: {
    ATTENDING: 'Vai',
    NOT_ATTENDING: 'Não vai',
    UNSURE: 'Ainda não sabe',
    WATCHING: 'Assiste à distância',
  },
  /** Of answers to one event of the day. */
  event: {
    name: 'Evento',
    food: 'O que não pode comer',
    accessNeeds: 'O que precisa para entrar',
  },
  thanks: {
    what: 'O que fez',
    note: 'Nota',
    on: 'Agradecido em',
    kinds: {
      ANSWER: 'Resposta',
      MEMORY: 'Lembrança',
      GIFT: 'Doação',
    },
  },
}
