import { brand } from '../../brand.ts'
import type { Words } from '../words.ts'

export const payment: Words<typeof import('../en/payment.ts').payment> = {
  pageTitle: `Pago · Paso 6 de 7 · ${brand.name}`,
  title: 'Pago',
  intro:
    'Un solo pago, y el memorial de {name} queda listo para compartir. Todo lo que hizo ya está guardado.',
  toDashboard: 'Ver todo lo de este memorial en su panel',
  tryAgain: 'Intentar de nuevo',
  logInAgain: 'Iniciar sesión de nuevo',
  backToSave: 'Volver a Guardar',

  receipt: {
    label: 'Lo que paga',
    memorial: 'Memorial de {name}',
    includes:
      'Un pago único, sin cuotas mensuales, con un año de conservación de los datos, presentación de fotos y exportación a PDF.',
    promo: 'Código promocional {code}',
    off: '−{amount}',
    total: 'Total',
    sum: '{amount}',
    gst: 'GST (impuesto) incluido',
    loading: 'Consultando el precio',
  },
  promo: {
    label: 'Código promocional',
    ifYouHave: '(si tiene uno)',
    apply: 'Aplicar',
    applied: 'El código promocional {code} está aplicado.',
    remove: 'Quitar',
    empty: 'Por favor, escriba un código promocional.',
    note: 'Nota: el número de intentos es limitado.',
    failed: 'No se pudo comprobar el código promocional. Por favor, vuelva a intentarlo.',
    gone: 'El código promocional {code} ya no se puede usar, así que se muestra el precio completo.',
    signIn: 'Por favor, inicie sesión para comprobar códigos promocionales.',
    noMemorial: 'Faltan los datos del memorial. Por favor, guarde antes su memorial.',
  },
  trouble: {
    session: 'Su sesión ha terminado. Por favor, inicie sesión de nuevo antes de pagar.',
    account: 'No pudimos verificar su cuenta. Por favor, inicie sesión de nuevo.',
    notSaved: 'Por favor, guarde los datos de su memorial antes de pagar.',
    start: 'No se pudo iniciar el pago. Por favor, vuelva a intentarlo.',
    form: 'No se pudo preparar el formulario de pago.',
    formHelp: 'Esta forma de pago no está disponible en este navegador por el momento. No se cobró nada.',
    notReady: 'El formulario de pago no está listo. Por favor, espere un momento y vuelva a intentarlo.',
    declined: 'No se pudo completar el pago.',
    declinedHelp: 'No se cobró nada, y todo lo que hizo está a salvo.',
    incomplete: 'El pago no se completó. Por favor, vuelva a intentarlo.',
    finalise: 'No se pudo terminar el pago con el servidor.',
    finaliseHelp:
      'A su tarjeta no se le cobra dos veces: intentarlo de nuevo solo pide al servidor que vuelva a mirar.',
    givenBack: 'Le devolvemos su pago',
    goOn: 'Continuar con el pago',
  },
  card: {
    title: 'Tarjeta',
    authorise: 'Autorizo un único pago de {amount} por este memorial.',
    authoriseRequired: 'Por favor, confirme la autorización del pago',
    pay: 'Pagar {amount}',
    paying: 'Pagando',
  },
  done: {
    title: 'Pago completado',
    intro: 'Gracias. El memorial de {name} está listo para compartir.',
    freeTitle: 'Nada que pagar',
    freeIntro: 'El código promocional cubre todo el precio. El memorial de {name} está listo para compartir.',
    receipt: 'El recibo va en camino a su correo.',
    paidOn: 'Pagado el {date}.',
    toShare: 'Continuar a Compartir',
    nextPage: 'Página siguiente',
  },
}
