import type { Translation } from '../../translation-type.ts'

export const visitPlain: Translation<typeof import('../../en/screens/visit-plain.ts').visitPlain> = {
  give: {
    title: 'Donar en memoria de {name}',
    pageTitle: 'Donar a un fondo',
    back: 'Volver al memorial',
  },
  gift: {
    next: 'Usted paga en una página de nuestro proveedor de pagos, Stripe, y vuelve aquí. Todavía no se ha cobrado nada.',
    nextTest: 'Usted paga en la página siguiente y vuelve aquí. Todavía no se ha cobrado nada.',
    pay: 'Pagar {total}',
    needsScript:
      'La página de Stripe necesita JavaScript. Si no se abre, use otro navegador, por favor, o pregunte a la familia cómo donar.',
    change: 'Cambiar algo',
    underWay: 'Todavía no sabemos si su donación llegó.',
    underWayHelp:
      'Por favor, vuelva a mirar dentro de un minuto. Nada se cobra dos veces, y el recibo llega por correo.',
    late: 'Seguimos sin saber si su donación llegó.',
    lateHelp:
      'No hace falta que espere aquí. Nada se cobra dos veces. Si su donación llega, el recibo viene por correo; si no llega en un día, se anula, y esta página lo dice.',
    look: 'Volver a mirar',
    over: 'Esta donación no se pagó a tiempo y ya no se puede pagar.',
    again: 'Empezar de nuevo',
    returned: 'Esta donación fue devuelta.',
  },
  checkout: {
    title: 'Pagar {amount}',
    pageTitle: 'Pago',
    bank: 'Un único pago de {amount} a {product}.',
    test: 'En modo de prueba, esta página ocupa el lugar de la que mostraría su banco.',
    back: 'Volver sin pagar',
  },
}
