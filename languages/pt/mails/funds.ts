import type { Translation } from '../../translation-type.ts'

export const funds: Translation<typeof import('../../en/mails/funds.ts').funds> = {
  fundsChanged: {
    subject: 'Os fundos de doação do memorial de {name} foram alterados',
    preheader: '{editor} alterou os fundos para os quais se pode doar.',
    heading: 'Os fundos de doação foram alterados',
    someone: 'Alguém que cuida dele',
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
      'Cada doação guarda os textos com que foi feita. Quando um fundo já tem doações, só a pessoa que começou o memorial pode mudar o nome, a finalidade ou quem recebe.',
    unexpected:
      'Se você não esperava por isto, pergunte a essa pessoa. Quem começou o memorial pode desfazer a alteração a qualquer momento.',
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
}
