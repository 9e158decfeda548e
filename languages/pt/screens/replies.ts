import type { Translation } from '../../translation-type.ts'

export const replies: Translation<typeof import('../../en/screens/replies.ts').replies> = {
  title: 'Respostas das pessoas convidadas',
  take: 'Enviar para mim o que as pessoas convidadas responderem',
  help: 'Muitas pessoas simplesmente respondem ao e-mail que receberam. O que escrevem então chega a você, e elas veem o endereço com que você entra. Você pode mudar isto nas configurações a qualquer momento. Cada pessoa que cuida do memorial escolhe por si.',
  on: 'Salvo: as respostas chegam a você.',
  off: 'Salvo: as respostas não chegam a você.',
  failed: 'Não foi possível salvar a sua escolha',
  unknown: 'Não foi possível consultar o que você escolheu sobre as respostas',
}
