import type { Translation } from '../../translation-type.ts'

export const donations: Translation<typeof import('../../en/mails/donations.ts').donations> = {
  donation: {
    subject: 'Su donación en memoria de {name}',
    preheader: 'Donación de {amount}. Gracias.',
    thanks: 'Su donación en memoria de {name} ha llegado.',
    fund: 'Para: {fund}',
    recipient: 'Lo recibe, según la familia: {recipient}',
    recipientUnsaid: 'Lo recibe: la familia todavía no lo ha dicho. Puede preguntárselo.',
    payout: 'Cuándo: {payout}',
    charity: 'Número de organización benéfica, según la familia: {charity}',
    amount: 'Donación: {amount}',
    fee: 'Gastos de gestión: {fee}',
    total: 'Usted pagó: {total}',
    givenOn: 'Fecha de la donación: {date}',
    named: 'La familia ve su nombre y el importe.',
    anonymous: 'Usted donó sin mostrar su nombre: no lo ve la familia ni aparece en la página.',
    change: 'Cambiar cómo se muestra mi nombre o pedir la devolución',
    keep: 'Por favor, conserve este correo como recibo.',
    noTax:
      'Este correo confirma su pago. No es un justificante fiscal; solo una organización benéfica puede darlo.',
    why: 'Recibe este correo porque donó a un fondo en memoria de {name} en {product}.',
  },
  donationRefund: {
    subject: 'Le devolvemos su donación en memoria de {name}',
    heading: 'Le devolvemos su donación',
    sent: 'Hemos devuelto su donación en memoria de {name}, con sus gastos de gestión: {amount}. Los bancos pueden tardar hasta diez días en mostrarlo.',
  },
}
