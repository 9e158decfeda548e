import type { Messages } from '../../texts.ts'

export const general: Messages['general'] = {
  networkFailure: 'Não foi possível conectar ao servidor. Por favor, verifique sua conexão com a internet.',
  tryAgain: 'Você pode tentar de novo {when}.',
  somethingWrong: 'Algo deu errado. Por favor, tente de novo.',
  confirmPayment: 'Seu banco pede que você confirme este pagamento.',
  unknownPayment: 'Este pagamento não existe.',
  '/anon/signin': 'Não foi possível entrar',
  '/anon/signup': 'Não foi possível criar sua conta neste momento. Por favor, tente de novo.',
  '/user': 'Não foi possível carregar seu perfil. Por favor, tente de novo.',
  '/user/save': 'Não foi possível atualizar o perfil. Por favor, tente de novo.',
  '/memorial/list': 'Não foi possível buscar os memoriais',
  '/memorial/get/:memorialUuid': 'Não foi possível carregar o memorial',
  '/memorial/create': 'O servidor não devolveu o UUID do memorial',
  '/memorial/send-all-invites': 'Não foi possível enviar os convites. Por favor, tente de novo.',
  '/memorial/stories/update/:memorialUuid': 'Não foi possível salvar as histórias',
  '/memorial/funds/update/:memorialUuid': 'Não foi possível salvar os fundos',
  '/memorial/contact/add/:memorialUuid': 'Não foi possível adicionar o contato',
}
