import type { Translation } from '../../translation-type.ts'

export const card: Translation<typeof import('../../en/screens/card.ts').card> = {
  testMode: 'Modo de prueba: no se cobra ninguna tarjeta',
  testCards: 'Tarjetas para probar',
  testOutcome: {
    succeeds: 'se acepta',
    declined: 'se rechaza',
    funds: 'no tiene fondos suficientes',
    confirmation: 'pide un paso de confirmación',
  },
  testRest: 'Sirve cualquier fecha futura y tres cifras cualesquiera. Cualquier otro número no es válido.',
  holder: 'Nombre del titular de la tarjeta',
  holderRequired: 'Falta el nombre del titular de la tarjeta',
  holderShort: 'El nombre debe tener al menos {min, number} caracteres',
  number: 'Número de tarjeta',
  expiry: 'Vencimiento',
  expiryHint: 'MM / AA',
  cvc: 'Código de seguridad (CVC)',
  incomplete: 'Por favor, escriba los datos de su tarjeta.',
  loading: 'Cargando el formulario de la tarjeta',
  unavailable: 'No se pudo preparar el formulario de pago.',
  unavailableHelp:
    'Por favor, compruebe su conexión a internet y vuelva a cargar esta página. No se ha cobrado nada.',
  underWay: 'Su pago está en curso',
  underWayHelp:
    'Su banco todavía lo está tramitando. Por favor, no pague una segunda vez: esta página pregunta por sí sola, y cuando el pago se complete le llegará un recibo por correo.',
  charged: 'Se ha cobrado en su tarjeta',
  chargedHelp:
    'Su sesión ha caducado, por lo que esta página todavía no puede mostrarlo. Por favor, no pague una segunda vez: el pago se conserva, y le llegará un recibo por correo.',
  refused: {
    declined: 'Su tarjeta fue rechazada. Por favor, pruebe con otra.',
    funds: 'Su tarjeta no tiene fondos suficientes.',
    expired: 'Su tarjeta ha vencido.',
    cvc: 'El código de seguridad de su tarjeta no es correcto.',
    number: 'El número de su tarjeta no es correcto.',
    authentication:
      'Su banco no confirmó este pago. Por favor, vuelva a intentarlo, o pruebe con otra tarjeta.',
  },
  bank: {
    title: 'Su banco le pide que confirme este pago',
    body: 'Un único pago de {amount} a {product}, con la tarjeta que termina en {last4}.',
    test: 'En modo de prueba, esta ventana ocupa el lugar de la que mostraría su banco.',
    confirm: 'Confirmar el pago',
    decline: 'Rechazar',
    confirming: 'Confirmando',
  },
}
