import type { Translation } from '../../translation-type.ts'

export const payments: Translation<typeof import('../../en/mails/payments.ts').payments> = {
  receipt: {
    subject: 'Seu recibo do memorial de {name}',
    preheader: '{amount}, um pagamento único. Agradecemos.',
    thanks: 'Recebemos seu pagamento pelo memorial de {name}. Não há mais nada a pagar.',
    thanksAgain: 'Recebemos seu pagamento por mais um ano do memorial de {name}. Não há mais nada a pagar.',
    amount: 'Valor: {amount}',
    tax: 'O imposto sobre bens e serviços (GST) está incluído.',
    paidOn: 'Pago em: {date}',
    keepsOn: 'Guardamos tudo por mais um ano, até {until}. Vamos escrever a você bem antes disso.',
    keeps: 'Guardamos tudo por um ano, até {until}. Vamos escrever a você bem antes disso.',
    why: 'Você recebe este e-mail porque pagou por um memorial no {product}.',
  },
  free: {
    subject: 'O memorial de {name} está aberto',
    subjectAgain: 'O memorial de {name} fica por mais um ano',
    preheader: 'Não há nada a pagar.',
    heading: 'Já está aberto',
    headingAgain: 'Mais um ano',
    covered: 'Seu código cobre o memorial de {name}. Não há nada a pagar.',
    coveredAgain: 'Seu código cobre mais um ano do memorial de {name}. Não há nada a pagar.',
    why: 'Você recebe este e-mail porque criou um memorial no {product}.',
  },
  refund: {
    subject: 'A devolução do seu pagamento pelo memorial de {name}',
    heading: 'Seu dinheiro está sendo devolvido',
    sent: 'Devolvemos o valor de {amount}, pago pelo memorial de {name}. O banco pode levar até dez dias para mostrar o valor.',
    promo:
      'O código promocional {code} não podia mais ser usado quando seu pagamento chegou, por isso nada foi comprado com ele. Você pode pagar sem o código.',
    open: 'Abrir seus memoriais',
  },
}
