import type { Translation } from '../../translation-type.ts'

export const overwritten: Translation<typeof import('../../en/screens/overwritten.ts').overwritten> = {
  title: 'Substituído em outra aba',
  body: 'Você escreveu isto aqui, e outra aba deste navegador o substituiu. Fica guardado aqui até que você decida.',
  putBack: 'Trazer o meu de volta',
  putBackNamed: 'Trazer o meu de volta: {part}',
  drop: 'Não é preciso',
  dropNamed: 'Não é preciso: {part}',
  done: 'Suas palavras estão de volta.',
}
