import type { Translation } from '../../translation-type.ts'

export const donations: Translation<typeof import('../../en/mails/donations.ts').donations> = {
  donation: {
    subject: 'Sua doação em memória de {name}',
    preheader: 'Uma doação de {amount}. Agradecemos.',
    thanks: 'Sua doação em memória de {name} foi recebida.',
    fund: 'Para: {fund}',
    recipient: 'Quem recebe, segundo a família: {recipient}',
    recipientUnsaid: 'Quem recebe: a família ainda não disse. Você pode perguntar a ela.',
    payout: 'Quando: {payout}',
    charity: 'Número da instituição, segundo a família: {charity}',
    amount: 'Doação: {amount}',
    fee: 'Taxa de processamento: {fee}',
    total: 'Você pagou: {total}',
    givenOn: 'Data da doação: {date}',
    named: 'A família vê o seu nome e o valor.',
    anonymous: 'Você doou sem mostrar o nome: ele não aparece nem para a família nem na página.',
    change: 'Mudar como o meu nome aparece ou pedir o dinheiro de volta',
    keep: 'Por favor, guarde este e-mail como recibo.',
    noTax:
      'Este e-mail confirma o seu pagamento. Não é um recibo fiscal; só uma instituição beneficente pode emitir um.',
    why: 'Você recebe este e-mail porque doou a um fundo em memória de {name} no {product}.',
  },
  donationRefund: {
    subject: 'Sua doação em memória de {name} foi devolvida',
    heading: 'Sua doação está sendo devolvida',
    sent: 'Devolvemos a sua doação em memória de {name}, com a taxa de processamento: {amount}. O banco pode levar até dez dias para mostrar o valor.',
  },
}
