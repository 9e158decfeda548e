import { layout as english } from '../../en/mails/layout.ts'
import type { Translation } from '../../translation-type.ts'

/** The developers' mailbox is in English. */
export const layout: Translation<typeof english> = {
  layout: {
    help: 'Ayuda y privacidad',
    writeAbove: 'Por favor, escriba por encima de esta línea',
    sentBy: 'Enviado por {product}',
    someoneLoved: 'un ser querido',
    inNameOf: '{host} a través de {product}',
    openMemorial: 'Abrir el memorial',
    visitMemorial: 'Visitar el memorial',
    memorialFor: 'El memorial de',
    reference: 'Número de recibo: {reference}',
    testMode: 'Modo de prueba: no se cobró ninguna tarjeta.',
    thanks: 'Gracias',
    onItsWay: '{amount} van en camino de vuelta.',
    nothingToDo: 'No tiene que hacer nada.',
    asked: '{host} nos pidió que enviáramos esto a {email}.',
    dear: 'Hola, {name}:',
    stop: 'No recibir más estos correos',
    whyHost: 'Recibe este correo porque cuida un memorial en {product}.',
    whyHostOf: 'Recibe este correo porque cuida el memorial de {name} en {product}.',
    whyHostOfThis: 'Recibe este correo porque cuida este memorial en {product}.',
    whyHelper: 'Recibe este correo porque ayudó a cuidar un memorial en {product}.',
  },
  mailbox: english.mailbox,
}
