import type { Translation } from '../../translation-type.ts'

export const sharing: Translation<typeof import('../../en/screens/sharing.ts').sharing> = {
  label: 'Link do memorial',
  help: {
    LINK: 'Qualquer pessoa que tenha este link pode ver o memorial.',
    PASSCODE:
      'Qualquer pessoa que tenha este link e a palavra pode ver o memorial. Quem você convida por e-mail não precisa da palavra.',
    PRIVATE: 'Só quem cuida do memorial pode vê-lo.',
  },
  shares: 'Compartilhar por',
  facebook: 'Facebook',
  twitter: 'Twitter',
  whatsapp: 'WhatsApp',
  email: 'E-mail',
  more: 'Outras formas de compartilhar',
  newWindow: '(abre em uma nova janela)',

  qr: {
    title: 'Código QR',
    text: 'A câmera de um telefone abre o memorial com ele: para o programa da cerimônia, uma carta ou um aviso de falecimento.',
    picture: 'Código QR que leva ao memorial',
    svg: 'Salvar para imprimir (SVG)',
    png: 'Salvar como imagem (PNG)',
    loading: 'Desenhando o código',
    failed: 'Não foi possível desenhar o código. Por favor, tente de novo.',
    cards: 'Imprimir cartões',
    again: 'Tentar de novo',
  },
}
