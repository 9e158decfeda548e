import type { Translation } from '../../translation-type.ts'

export const memoryCards: Translation<typeof import('../../en/screens/memory-cards.ts').memoryCards> = {
  pageTitle: 'Recuerdos en papel · Afterglow',
  title: 'Recuerdos en papel',
  loading: 'Abriendo la página',
  intro:
    'Fotografíe una tarjeta o una carta, diga quién la escribió y, si quiere, copie lo que dice. Aparece en el memorial cuando se aprueba.',
  drop: 'Suelte aquí una foto o haga clic para elegirla',
  choose: 'Fotografiar una tarjeta o carta',
  another: 'Otra foto en su lugar',
  photo: 'La foto de la tarjeta o carta',
  unreadable: '«{name}» no se puede leer como foto.',
  missing: 'Elija primero una foto de la tarjeta o carta.',
  who: 'Quién lo escribió',
  whoHelp: 'Tal como se mostrará. Sin nombre se muestra como anónimo.',
  words: 'Qué dice',
  wordsHelp:
    'Puede transcribirse más tarde; lo puede hacer cualquiera que ayude aquí. Las palabras escritas ayudan a quien no entiende la letra o no puede ver.',
  file: 'Guardarla',
  filing: 'Guardando…',
  filed:
    '{count, plural, one {Guardada. Espera a que se apruebe.} other {# guardadas. Esperan a que se aprueben.}}',
  toWaiting: 'Ver lo que espera',
}
