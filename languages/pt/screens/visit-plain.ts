import type { Translation } from '../../translation-type.ts'

export const visitPlain: Translation<typeof import('../../en/screens/visit-plain.ts').visitPlain> = {
  give: {
    title: 'Doar em memória de {name}',
    pageTitle: 'Doar a um fundo',
    back: 'Voltar ao memorial',
  },
  gift: {
    next: 'Você paga em uma página da Stripe, a empresa que processa nossos pagamentos, e volta para cá. Nada foi cobrado ainda.',
    nextTest: 'Você paga na próxima página, e volta para cá. Nada foi cobrado ainda.',
    pay: 'Pagar {total}',
    needsScript:
      'A página da Stripe precisa de JavaScript. Se ela não abrir, por favor, use outro navegador, ou pergunte à família como doar.',
    change: 'Alterar algo',
    underWay: 'Ainda não sabemos se sua doação chegou.',
    underWayHelp:
      'Por favor, verifique de novo daqui a um minuto. Nada é cobrado duas vezes, e o recibo chega por e-mail.',
    late: 'Continuamos sem saber se sua doação chegou.',
    lateHelp:
      'Você não precisa esperar aqui. Nada é cobrado duas vezes. Se sua doação chegar, o recibo vem por e-mail; se não chegar em um dia, ela é cancelada, e esta página avisa.',
    look: 'Verificar de novo',
    over: 'Esta doação não foi paga a tempo, e não pode mais ser.',
    again: 'Começar de novo',
    returned: 'Esta doação foi devolvida.',
  },
  checkout: {
    title: 'Pagar {amount}',
    pageTitle: 'Pagamento',
    bank: 'Um pagamento único de {amount} ao {product}.',
    test: 'No modo de teste, esta página fica no lugar da que seu banco mostraria.',
    back: 'Voltar sem pagar',
  },
}
