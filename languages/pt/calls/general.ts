import type { Messages } from '../../texts.ts'

export const general: Messages['general'] = {
  networkFailure: 'Não foi possível conectar ao servidor. Por favor, verifique sua conexão com a internet.',
  tryAgain: 'Você pode tentar de novo {when}.',
  somethingWrong: 'Algo deu errado. Por favor, tente de novo.',
  confirmPayment: 'Seu banco pede que você confirme este pagamento.',
  unknownPayment: 'Este pagamento não existe.',
}
