import type { Translation } from '../../translation-type.ts'

export const offline: Translation<typeof import('../../en/screens/offline.ts').offline> = {
  description: 'Crie e compartilhe um memorial online, passo a passo.',
  title: 'Você está sem conexão',
  kept: 'O que você digitou está guardado neste dispositivo.',
  help: 'Esta página precisa da internet. Por favor, tente de novo quando a conexão voltar.',
  day: 'O dia',
  lastSeen: 'Como dizia o memorial quando você o abriu aqui pela última vez.',
  steps: 'Continuar um memorial',
  slideshow: 'Abrir a apresentação de fotos',
}
