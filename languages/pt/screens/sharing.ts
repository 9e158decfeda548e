import { brand } from '#contract/brand.ts'
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

  sender: {
    label: 'De quem é?',
    labelInList: 'De quem são os convites?',
    nobody: `Seu nome, como as pessoas convidadas conhecem você. Sem ele, o e-mail chega do ${brand.name} e não leva assinatura.`,
    told: `As pessoas convidadas vão ler: “{name} via ${brand.name}”, e “{name}” no fim da carta.`,
    empty: 'Por favor, digite um nome.',
    keep: 'Salvar o nome',
    kept: 'Salvo: quem envia os convites é {name}.',
  },

  qr: {
    title: 'Código QR',
    text: 'Com ele, a câmera de um telefone abre o memorial: para o programa da cerimônia, uma carta ou um aviso de falecimento.',
    picture: 'Código QR que leva ao memorial',
    svg: 'Salvar para imprimir (SVG)',
    png: 'Salvar como imagem (PNG)',
    loading: 'Desenhando o código',
    failed: 'Não foi possível desenhar o código. Por favor, tente de novo.',
    cards: 'Imprimir cartões',
  },
}
