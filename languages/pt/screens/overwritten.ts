import type { Translation } from '../../translation-type.ts'

export const overwritten: Translation<typeof import('../../en/screens/overwritten.ts').overwritten> = {
  title: 'Substituído em outra aba',
  body: 'Você escreveu isto aqui, e outra aba deste navegador o substituiu. Fica guardado aqui até que você decida.',
  putBack: 'Pôr de volta o que escrevi',
  putBackNamed: 'Pôr de volta o que escrevi: {part}',
  drop: 'Não preciso disto',
  dropNamed: 'Não preciso disto: {part}',
  done: 'Suas palavras estão de volta.',
}
