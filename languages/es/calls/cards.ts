import type { Messages } from '../../texts.ts'

export const cards: Messages['cards'] = {
  incomplete_number: 'El número de su tarjeta está incompleto.',
  invalid_number: 'El número de su tarjeta no es válido.',
  not_a_test_card:
    'El número de su tarjeta no es válido. Es un modo de prueba: por favor, use una tarjeta de prueba.',
  invalid_expiry_month: 'El mes de vencimiento de su tarjeta no es válido.',
  invalid_expiry_year: 'El año de vencimiento de su tarjeta no es válido.',
  expired_card: 'Su tarjeta ha vencido.',
  invalid_cvc: 'El código de seguridad de su tarjeta no es válido.',
  name_required: 'Falta el nombre del titular de la tarjeta',
  name_too_short: 'El nombre debe tener al menos 2 caracteres',
  card_declined: 'Su tarjeta fue rechazada.',
  insufficient_funds: 'Su tarjeta no tiene fondos suficientes.',
  authentication_failed:
    'No pudimos comprobar su forma de pago. Por favor, elija otra y vuelva a intentarlo.',
  nothing_to_authenticate: 'Este pago no espera ninguna confirmación. Por favor, vuelva a intentarlo.',
  unknown_payment_method: 'Los datos de esta tarjeta ya no se conservan. Por favor, escríbalos de nuevo.',
  payment_canceled: 'Este pago tardó demasiado y se canceló. Por favor, vuelva a intentarlo.',
}
