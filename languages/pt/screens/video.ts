import type { Translation } from '../../translation-type.ts'

export const video: Translation<typeof import('../../en/screens/video.ts').video> = {
  captions: 'Legendas',
  unplayable:
    'Este navegador não consegue reproduzir este vídeo. Você pode salvá-lo e vê-lo com outro programa.',
  /** Without scripts nobody can tell whether it plays. */
  noScript: 'Se o vídeo não tocar aqui, você pode salvá-lo e vê-lo com outro programa.',
  preparing:
    'Seu vídeo está aqui, em segurança. Ele está sendo preparado para ser visto, o que leva um momento.',
  failed: 'Não foi possível preparar este vídeo. Por favor, grave-o de novo ou escolha outro arquivo.',
  save: 'Salvar o vídeo',
  saveSized: 'Salvar o vídeo ({size})',
}
