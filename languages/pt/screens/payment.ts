import type { Translation } from '../../translation-type.ts'

export const payment: Translation<typeof import('../../en/screens/payment.ts').payment> = {
  title: 'Pagamento',
  intro: 'Um só pagamento, e o memorial de {name} fica pronto para compartilhar.',
  toDashboard: 'Ver este memorial no painel',
  backToSave: 'Voltar à etapa Salvar',

  receipt: {
    label: 'O que você paga',
    memorial: 'Memorial de {name}',
    includes:
      'Pagamento único, sem mensalidades, dados guardados por um ano, apresentação de fotos e exportação em PDF.',
    promo: 'Código promocional {code}',
    off: '−{amount}',
    total: 'Total',
    sum: '{amount}',
    gst: 'GST (imposto) incluído',
    loading: 'Consultando o preço',
  },
  promo: {
    label: 'Código promocional',
    ifYouHave: '(se você tiver um)',
    apply: 'Aplicar',
    applied: 'O código promocional {code} está aplicado.',
    empty: 'Por favor, digite um código promocional.',
    note: 'Nota: o número de tentativas é limitado.',
    failed: 'Não foi possível validar o código promocional. Por favor, tente de novo.',
    gone: 'O código promocional {code} não pode mais ser usado, por isso aparece o preço inteiro.',
    signIn: 'Por favor, entre na sua conta para validar códigos promocionais.',
    noMemorial: 'Faltam os dados do memorial. Por favor, salve antes o seu memorial.',
  },
  trouble: {
    session: 'A sua sessão expirou. Por favor, entre de novo antes de fazer um pagamento.',
    account: 'Não conseguimos verificar a sua conta. Por favor, entre de novo.',
    notSaved: 'Por favor, salve os detalhes do seu memorial antes de pagar.',
    start: 'Não foi possível iniciar o pagamento. Por favor, tente de novo.',
    notReady: 'O formulário de pagamento não está pronto. Por favor, aguarde um momento e tente de novo.',
    declined: 'Não foi possível concluir o pagamento.',
    declinedHelp: 'Nada foi cobrado, e tudo o que você fez está a salvo.',
    unclear: 'Não sabemos se o pagamento foi feito.',
    unclearHelp:
      'A conexão se perdeu, e seu cartão pode ter sido cobrado. Por favor, use de novo o botão Pagar quando a conexão voltar: nada é cobrado duas vezes.',
    incomplete: 'O pagamento não foi concluído. Por favor, tente de novo.',
    finalise: 'Não foi possível finalizar o pagamento com o servidor.',
    finaliseHelp:
      'Seu cartão não é cobrado duas vezes: esta página continua perguntando ao servidor sozinha.',
    givenBack: 'O seu pagamento está sendo devolvido',
    goOn: 'Continuar para o pagamento',
  },
  card: {
    title: 'Cartão',
    authorise: 'Autorizo um único pagamento de {amount} por este memorial.',
    authoriseRequired: 'Por favor, confirme a autorização do pagamento',
    pay: 'Pagar {amount}',
    paying: 'Pagando',
  },
  done: {
    title: 'Pagamento concluído',
    intro: 'Agradecemos. O memorial de {name} está pronto para compartilhar.',
    freeTitle: 'Nada a pagar',
    freeIntro:
      'O código promocional cobre o preço inteiro. O memorial de {name} está pronto para compartilhar.',
    receipt: 'Um recibo está a caminho do seu e-mail.',
    confirmed: 'Uma confirmação está a caminho do seu e-mail.',
    paidOn: 'Pago em {date}.',
    toShare: 'Continuar para Compartilhar',
    nextPage: 'Próxima página',
  },
}
