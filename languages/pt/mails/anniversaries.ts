import type { Translation } from '../../translation-type.ts'

export const anniversaries: Translation<typeof import('../../en/mails/anniversaries.ts').anniversaries> = {
  anniversary: {
    subject: {
      DEATH: 'Hoje lembramos {name}',
      BIRTH: 'Hoje é o aniversário de {name}',
      MEMORIAL: 'Hoje lembramos {name}',
    },
    first: 'Você nos pediu que escrevêssemos uma vez por ano, neste dia.',
    overline: 'Em memória de',
    today: {
      DEATH:
        '{years, plural, one {Hoje faz um ano que {name} faleceu.} other {Hoje faz # anos que {name} faleceu.}}',
      BIRTH:
        '{years, plural, one {Hoje faz um ano que {name} nasceu.} other {Hoje faz # anos que {name} nasceu.}}',
      MEMORIAL:
        '{years, plural, one {Hoje faz um ano que nos reunimos para lembrar {name}.} other {Hoje faz # anos que nos reunimos para lembrar {name}.}}',
    },
    invite: 'As fotos e as histórias continuam onde você as deixou, para quando quiser.',
    why: 'Você recebe este e-mail porque o pediu no {product}: um e-mail neste dia do ano e nada mais.',
  },
  yearlyNote: {
    subject: 'Podemos escrever uma vez por ano sobre {name}?',
    preheader: 'Basta um toque. Sem ele, você não recebe mais nada.',
    heading: 'Uma vez por ano',
    asked:
      'Alguém informou este endereço no memorial de {name} para receber um e-mail por ano, em {day}. Se foi você, toque uma vez.',
    confirm: 'Sim, escrevam para mim',
    ignore: 'Se não foi você, não é preciso fazer nada: sem esse toque, nada mais chega.',
    why: 'Você recebe este e-mail porque este endereço foi informado em um memorial no {product}.',
    stop: 'Apagar este endereço',
  },
}
