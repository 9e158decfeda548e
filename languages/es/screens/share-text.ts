import type { Translation } from '../../translation-type.ts'

export const shareText: Translation<typeof import('../../en/screens/share-text.ts').shareText> = {
  nobody: 'un ser querido',
  title: 'Memorial de {name}',
  invitation:
    'Le invito a celebrar conmigo la vida de {name}. Visite su memorial y comparta sus propios recuerdos',
  word: 'Se abre con una palabra que le diré yo',
  short: 'Celebramos la vida de {name}. Comparta sus recuerdos',
}
