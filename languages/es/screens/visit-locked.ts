import type { Translation } from '../../translation-type.ts'

export const visitLocked: Translation<typeof import('../../en/screens/visit-locked.ts').visitLocked> = {
  pageTitle: 'Una palabra abre este memorial',
  title: 'Una palabra abre este memorial',
  text: 'La familia ha elegido una palabra, para que solo entren las personas a quienes se la ha dicho.',
  label: 'La palabra',
  help: 'No importan las mayúsculas ni los acentos. Este dispositivo la recordará.',
  open: 'Abrir',
  wrong: 'Esta no es la palabra. Por favor, revísela o pregunte a la familia.',
  later: 'Nuestro servidor está ocupado en este momento. Por favor, vuelva a intentarlo en unos instantes.',
  tomorrow:
    'Hoy se intentó demasiadas veces. Por favor, pregunte la palabra a la familia e inténtelo mañana, o pídale una invitación: con su enlace no hace falta la palabra.',
  ask: 'Si no la tiene, pregunte por favor a la familia, o a quien le envió el enlace.',
  looking: 'Abriendo el memorial',
}
