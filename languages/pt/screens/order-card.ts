import type { Translation } from '../../translation-type.ts'

/** The order of service, on the page of keepsakes. */
export const orderCard: Translation<typeof import('../../en/screens/order-card.ts').orderCard> = {
  title: 'O programa da cerimônia',
  text: 'Uma folha dobrada ou um pequeno livreto para ter nas mãos no dia: o que acontece e quando, hinos e leituras com suas letras, o agradecimento e o código que abre o memorial.',
  open: 'Preencher e imprimir',
}
