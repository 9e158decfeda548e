import type { Translation } from '../../translation-type.ts'

export const visitDonate: Translation<typeof import('../../en/screens/visit-donate.ts').visitDonate> = {
  title: 'Donar',
  soFar: '{amount} hasta ahora, en {count, plural, one {una donación} other {# donaciones}}.',
  none: 'Todavía no se ha donado nada.',
  receiver: 'Lo recibe {recipient}, según la familia.',
  receiverWhen: 'Lo recibe {recipient}, según la familia. Cuándo: {payout}.',
  receiverUnsaid:
    'La familia todavía no ha dicho a quién se paga el dinero. Puede preguntárselo antes de donar.',
  charity: 'Número de organización benéfica, según la familia: {charity}.',
  given:
    '{count, plural, one {Usted dio {amount} el {date}.} other {Usted dio {amount} en # donaciones, la última el {date}.}}',
  goal: 'Meta: {amount}',
  fund: 'Para qué',
  amount: 'Importe',
  other: 'Otro',
  otherAmount: 'Otro importe',
  otherHelp: 'De {min} a {max}.',
  name: 'Su nombre',
  nameHelp: 'No hace falta si dona sin mostrarlo.',
  email: 'Su correo electrónico',
  emailHelp: 'El recibo se enviará a esa dirección. No hace falta una cuenta.',
  haveAccount: 'Ya tengo una cuenta',
  feeNext: 'Los gastos de gestión se muestran antes de pagar.',
  notReady: 'El sistema de pago no está listo. Por favor, recargue la página.',
  initFailed: 'No se pudo iniciar el sistema de pago. Por favor, recargue la página.',
}
