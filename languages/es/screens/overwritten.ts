import type { Translation } from '../../translation-type.ts'

export const overwritten: Translation<typeof import('../../en/screens/overwritten.ts').overwritten> = {
  title: 'Reemplazado en otra pestaña',
  body: 'Usted escribió esto aquí y se reemplazó en otra pestaña de este navegador. Se conserva aquí hasta que decida.',
  putBack: 'Recuperar lo mío',
  putBackNamed: 'Recuperar lo mío: {part}',
  drop: 'No hace falta',
  dropNamed: 'No hace falta: {part}',
  done: 'Sus palabras están de vuelta.',
}
