import type { Translation } from '../../translation-type.ts'

export const visitGiving: Translation<typeof import('../../en/screens/visit-giving.ts').visitGiving> = {
  title: 'Su donación',
  consent:
    'Quienes cuidan el memorial ven su nombre y el importe, salvo que done sin mostrar su nombre. La página solo muestra la suma de todas las donaciones, y su dirección de correo no se muestra a nadie. Si algo no está bien con una donación, <support>escríbanos</support>: podemos devolverla. <privacy>Qué conservamos</privacy>',
  receipt: 'Lo que paga',
  fee: 'Gastos de gestión',
  total: 'Usted paga',
  totalPaid: 'Usted pagó',
  sum: '{amount}',
  receivedBy: 'Lo recibe',
  receivedWhen: 'Cuándo',
  receiverUnsaid: 'La familia todavía no lo ha dicho',
  charity: 'Número de organización benéfica, según la familia',
  signedInAs: 'Sesión iniciada como <b>{email}</b>. El recibo se enviará a esa dirección.',
  notYou: '¿No es {name}?',
  anonymous: 'Donar sin mostrar mi nombre, ni a la familia ni en la página',
  donate: 'Donar {total}',
  donating: 'Donando',
  failed: 'No se pudo hacer la donación. Por favor, vuelva a intentarlo.',
  nothingTaken: 'No se cobró nada.',
  unclear: 'No pudimos saber si su donación llegó.',
  unclearHelp:
    'Puede que se haya cobrado en su tarjeta. Pulse el botón de nuevo cuando vuelva a tener conexión: no cobra dos veces. Una donación que llegó se confirma también por correo.',
  done: {
    title: 'Gracias',
    given: '{amount} para {fund}, en memoria de {name}.',
    anonymous: 'Su nombre no se muestra a nadie.',
    receipt: 'El recibo va en camino a {email}.',
    test: 'Modo de prueba: no se cobró ninguna tarjeta.',
  },
}
