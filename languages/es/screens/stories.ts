import type { Translation } from '../../translation-type.ts'

export const stories: Translation<typeof import('../../en/screens/stories.ts').stories> = {
  title: 'Historias',
  intro: 'Algo que usted recuerda, un día, una costumbre, un dicho. Bastan unas pocas líneas.',
  label: 'Historia {number, number}',
  titleLabel: 'Título',
  titleOf: 'Título de la historia {number, number}',
  titleTooLong:
    'En un título caben {limit, number} caracteres, y este es más largo. Acórtelo, o empiece la historia con él.',
  placeholder: 'Empiece por donde quiera',
  add: 'Añadir otra historia',
  remove: 'Quitar la historia',
  removeNamed: 'Quitar la historia {number, number}',
  earlier: 'Subir',
  later: 'Bajar',
  earlierNamed: 'Subir: historia {number, number}',
  laterNamed: 'Bajar: historia {number, number}',
  moved: 'La historia pasó al puesto {place, number} de {total, number}',
  removed: 'Se quitó la historia',
  cut: 'En una historia caben {limit, number} caracteres. El final de la suya quedó fuera: puede continuar en otra.',
}
