import type { Translation } from '../../translation-type.ts'

export const payments: Translation<typeof import('../../en/mails/payments.ts').payments> = {
  receipt: {
    subject: 'Su recibo del memorial de {name}',
    preheader: '{amount}, un pago único. Gracias.',
    thanks: 'Su pago por el memorial de {name} ha llegado. No hay nada más que pagar.',
    thanksAgain: 'Su pago por otro año del memorial de {name} ha llegado. No hay nada más que pagar.',
    amount: 'Importe: {amount}',
    tax: 'Incluye el impuesto sobre bienes y servicios (GST).',
    paidOn: 'Fecha de pago: {date}',
    keepsOn: 'Lo conservamos todo un año más, hasta el {until}. Le escribiremos bastante antes.',
    keeps: 'Lo conservamos todo durante un año, hasta el {until}. Le escribiremos bastante antes.',
    why: 'Recibe este correo porque pagó un memorial en {product}.',
  },
  free: {
    subject: 'El memorial de {name} está abierto',
    subjectAgain: 'El memorial de {name} se conserva un año más',
    preheader: 'No hay nada que pagar.',
    heading: 'Ya está abierto',
    headingAgain: 'Un año más',
    covered: 'Su código cubre el memorial de {name}. No hay nada que pagar.',
    coveredAgain: 'Su código cubre un año más del memorial de {name}. No hay nada que pagar.',
    why: 'Recibe este correo porque creó un memorial en {product}.',
  },
  refund: {
    subject: 'Su reembolso del memorial de {name}',
    heading: 'Le devolvemos su dinero',
    sent: 'Hemos devuelto los {amount} que se pagaron por el memorial de {name}. Los bancos pueden tardar hasta diez días en mostrarlo.',
    promo:
      'El código promocional {code} ya no se podía usar cuando llegó su pago, así que no se compró nada con él. Puede pagar sin el código.',
    open: 'Abrir sus memoriales',
  },
}
