import type { Translation } from '../../translation-type.ts'

export const retention: Translation<typeof import('../../en/screens/retention.ts').retention> = {
  pageTitle: 'Mais um ano',

  card: {
    title: 'Por quanto tempo fica guardado',
    loading: 'Consultando por quanto tempo fica guardado',
    failed: 'Não conseguimos consultar por quanto tempo fica guardado.',
    unpaid: 'O ano começa quando o memorial é pago.',
    keptUntil: 'Guardado até {date}',
    reminders:
      'Escrevemos a todas as pessoas que cuidam dele 60 dias, 14 dias e um dia antes dessa data, e explicamos como levar tudo.',
    grace: 'Depois dela, os visitantes podem ler o memorial por mais 30 dias, até {date}.',
    afterwards:
      'Se até então ninguém adicionar mais um ano, a página dele se fecha. Você ainda tem tudo até {date}; depois desse dia, tudo é removido para sempre.',
    stillOpen: 'Todos ainda podem ler o memorial até {date}.',
    thenCloses:
      'Depois a página dele se fecha, e você ainda tem tudo até {date}. Após esse dia, tudo é removido para sempre.',
    comesOn: 'Com mais um ano, tudo fica como está, até {date}.',
    closed: 'A página dele está fechada',
    closedOn: 'O ano terminou em {date}, e os visitantes não podem mais ler o memorial.',
    filesUntil: 'Você ainda tem tudo até {date}. Depois desse dia, tudo é removido para sempre.',
    comesBack: 'Com mais um ano, a página se abre de novo na hora, e tudo fica guardado até {date}.',
    canExtendFrom: 'A partir de {date}, você pode adicionar mais um ano por {price}.',
    costs: 'Mais um ano custa {price}, um pagamento único.',
    extend: 'Manter por mais um ano',
    endedOn: 'O ano terminou em {date}',
  },

  notice: {
    ENDING: 'O ano termina em {date}',
    ENDINGText:
      'Depois disso, os visitantes podem ler o memorial por mais 30 dias. Há tempo para levar tudo, ou para mantê-lo por mais um ano.',
    GRACE: 'O ano terminou em {date}',
    GRACEText: 'Todos ainda podem ler o memorial até {date}. Depois a página dele se fecha.',
    ARCHIVED: 'A página deste memorial está fechada',
    ARCHIVEDText:
      'O ano terminou, e os visitantes não podem mais lê-lo. Você ainda tem tudo até {date}. Com mais um ano, a página se abre de novo na hora.',
    keepsakes: 'Levar tudo',
    extend: 'Manter por mais um ano',
  },

  extend: {
    intro: 'Assim, o memorial de {name} fica como está até {date}.',
    introUnnamed: 'Assim, o memorial fica como está até {date}.',
    item: 'Mais um ano do memorial de {name}',
    itemUnnamed: 'Mais um ano do memorial',
    includes: 'Um único pagamento, sem mensalidades. Tudo fica guardado até {date}.',
    gone: 'Nenhum memorial encontrado. Por favor, crie ou escolha um memorial.',
    unpaid: 'Este memorial ainda não foi pago',
    unpaidHelp: 'O primeiro ano começa com o primeiro pagamento, no painel dele.',
    early: 'O memorial fica guardado até {date}',
    earlyHelp:
      'Não é preciso fazer nada agora. A partir de {date}, você pode adicionar mais um ano por {price}.',
    back: 'Para guardar',
    toDashboard: 'Painel',
    done: {
      title: 'Guardado por mais um ano',
      intro: 'Agradecemos. Tudo fica como está até {date}.',
      receipt: 'Um recibo está a caminho do seu e-mail.',
      reminder: 'Vamos escrever a todas as pessoas que cuidam do memorial bem antes desse dia.',
    },
    title: 'Manter por mais um ano',
    loading: 'Consultando por quanto tempo fica guardado',
  },

  ended: {
    title: 'O ano deste memorial terminou',
    text: 'A família ainda pode mantê-lo por mais um. Até lá, ninguém pode lê-lo aqui.',
    hosts: 'Se você cuida dele, tudo ainda está aqui para você:',
  },
}
