import type { Messages } from '../../texts.ts'

export const general: Messages['general'] = {
  networkFailure: 'No se pudo conectar con el servidor. Por favor, compruebe su conexión a internet.',
  tryAgain: 'Podrá volver a intentarlo {when}.',
  somethingWrong: 'Algo salió mal. Por favor, vuelva a intentarlo.',
  confirmPayment: 'Su banco le pide que confirme este pago.',
  unknownPayment: 'Este pago no existe.',
}
