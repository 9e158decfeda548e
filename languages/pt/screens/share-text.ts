import type { Translation } from '../../translation-type.ts'

export const shareText: Translation<typeof import('../../en/screens/share-text.ts').shareText> = {
  nobody: 'um ente querido',
  title: 'Memorial de {name}',
  invitation:
    'Venha celebrar comigo a vida de {name}. Veja o memorial e compartilhe suas próprias lembranças',
  word: 'Ele se abre com uma palavra que eu conto a você',
  short: 'Celebramos a vida de {name}. Compartilhe suas lembranças',
}
