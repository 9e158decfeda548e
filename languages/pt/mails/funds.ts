import type { Translation } from '../../translation-type.ts'

export const funds: Translation<typeof import('../../en/mails/funds.ts').funds> = {
  fundsChanged: {
    subject: 'Os fundos de doação do memorial de {name} foram alterados',
    preheader: '{editor} alterou os fundos para os quais se pode doar.',
    heading: 'Os fundos de doação foram alterados',
    someone: 'Uma pessoa corresponsável',
    changed: '{editor} alterou os fundos para os quais se pode doar em memória de {name}:',
    what: {
      ADDED: 'Novo: {title}',
      REOPENED: 'É possível doar de novo: {title}',
      RENAMED: 'Agora se chama: {title}',
      REWORDED: 'O texto sobre a finalidade, ou sobre quem recebe, está diferente: {title}',
      GOAL: 'Outra meta: {title}',
      ENDED: 'Não é mais possível doar: {title}',
    },
    gone: 'Um fundo sem doações foi removido.',
    stays:
      'As doações ficam no fundo para o qual foram feitas. O nome, a finalidade e quem recebe um fundo que já tem doações só podem ser alterados por você.',
    open: 'Abrir o memorial',
    unexpected:
      'Se você não esperava por isto, pergunte a essa pessoa. Você pode desfazer a alteração, ou encerrar a ajuda dela, a qualquer momento.',
    why: 'Você recebe este e-mail porque o memorial de {name} no {product} é seu.',
  },
  fundAccount: {
    subject: 'As doações em memória de {name} agora vão para outra conta',
    preheader: 'A partir de agora, as doações vão para outra conta.',
    heading: 'As doações vão para outra conta',
    ofFund: 'Alteramos a conta que recebe o que é doado a “{fund}” em memória de {name}.',
    ofAll: 'Alteramos a conta que recebe o que é doado em memória de {name}.',
    stays: 'Isto vale para novas doações. O que foi doado antes foi para onde se destinava.',
    unexpected: 'Se ninguém da sua família nos pediu isto, por favor, escreva para nós sem demora.',
  },
  fundChange: {
    subject: {
      ASKED: 'Um fundo do memorial de {name} vai mudar de texto',
      DONE: 'Um fundo do memorial de {name} mudou de texto',
      WITHDRAWN: 'Um fundo do memorial de {name} fica como está',
      OBJECTED: 'Um fundo do memorial de {name} fica como está',
      LAPSED: 'Um fundo do memorial de {name} fica como está',
    },
    heading: {
      ASKED: 'Textos novos para um fundo',
      DONE: 'Um fundo mudou de texto',
      WITHDRAWN: 'O fundo fica como está',
      OBJECTED: 'O fundo fica como está',
      LAPSED: 'O fundo fica como está',
    },
    text: {
      ASKED:
        '{editor} pede textos novos para “{title}”. Este fundo já recebeu doações, por isso quem cuida do memorial é avisado antes. Os textos valem a partir de {date}, se ninguém se opuser.',
      DONE: 'Ninguém se opôs aos textos novos para “{title}” que {editor} pediu, e agora estão na página. O nome anterior fica ao lado do novo.',
      WITHDRAWN: '{ender} retirou os textos novos para “{title}”.',
      OBJECTED: '{ender} se opõe aos textos novos para “{title}” que {editor} pediu. Eles não serão usados.',
      LAPSED:
        'Os textos novos para “{title}” não serão usados: o fundo foi fechado, ou outra pessoa cuida do memorial agora.',
    },
    changed: '{field}: “{after}”, até agora “{before}”',
    new: '{field}: “{after}”',
    gone: '{field}: nada, até agora “{before}”',
    other: 'Muda: {field}',
    field: {
      title: 'Nome',
      description: 'Para que é',
      recipient: 'Quem recebe as doações',
      payout: 'Quando são recebidas',
      charity: 'Número da instituição',
    },
    someone: 'Alguém que cuida dele',
    aFund: 'um fundo',
    open: 'Ver',
    unexpected: 'Se você não sabia disto, oponha-se: basta um toque. Depois pergunte a essa pessoa.',
    why: 'Você recebe este e-mail porque cuida do memorial de {name} no {product}.',
  },
}
