import type { Translation } from '../../translation-type.ts'

/** The order of service, on the page of keepsakes. */
export const orderCard: Translation<typeof import('../../en/screens/order-card.ts').orderCard> = {
  title: 'El programa de la ceremonia',
  text: 'Una hoja doblada o un pequeño cuadernillo para tener en las manos ese día: qué ocurre y cuándo, cantos y lecturas con su letra, el agradecimiento y el código que abre el memorial.',
  open: 'Rellenarlo e imprimirlo',
}
