import type { Translation } from '../../translation-type.ts'

export const stories: Translation<typeof import('../../en/screens/stories.ts').stories> = {
  title: 'Histórias',
  intro: 'Algo que você lembra, um dia, um costume, uma frase de sempre. Algumas linhas bastam.',
  label: 'História {number, number}',
  titleLabel: 'Título',
  titleOf: 'Título da história {number, number}',
  titleTooLong:
    'Em um título cabem {limit, number} caracteres, e este é mais longo. Por favor, encurte-o, ou comece a história com ele.',
  placeholder: 'Comece por onde quiser',
  add: 'Adicionar outra história',
  remove: 'Remover a história',
  removeNamed: 'Remover a história {number, number}',
  earlier: 'Mover para cima',
  later: 'Mover para baixo',
  earlierNamed: 'Mover para cima: história {number, number}',
  laterNamed: 'Mover para baixo: história {number, number}',
  moved: 'A história foi para a posição {place, number} de {total, number}',
  removed: 'História removida',
  cut: 'Em uma história cabem {limit, number} caracteres. O fim da sua ficou de fora: pode continuar em outra.',
}
