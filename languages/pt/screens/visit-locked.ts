import type { Translation } from '../../translation-type.ts'

export const visitLocked: Translation<typeof import('../../en/screens/visit-locked.ts').visitLocked> = {
  pageTitle: 'Uma palavra abre este memorial',
  title: 'Uma palavra abre este memorial',
  text: 'A família escolheu uma palavra, para que só entrem as pessoas a quem ela a disse.',
  label: 'A palavra',
  help: 'Letras maiúsculas e acentos não fazem diferença. Este dispositivo vai se lembrar dela.',
  open: 'Abrir',
  wrong: 'Esta não é a palavra. Por favor, confira-a ou pergunte à família.',
  later: 'Nosso servidor está ocupado agora. Por favor, tente de novo em alguns instantes.',
  tomorrow:
    'Houve tentativas demais hoje. Por favor, pergunte à família qual é a palavra e tente de novo amanhã, ou peça a ela um convite: o link dele não precisa de palavra.',
  ask: 'Se você não a tem, por favor, pergunte à família, ou a quem enviou o link a você.',
  looking: 'Abrindo o memorial',
}
