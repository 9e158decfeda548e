import type { Translation } from '../../translation-type.ts'

export const card: Translation<typeof import('../../en/screens/card.ts').card> = {
  testMode: 'Modo de teste: nenhum cartão é cobrado',
  testCards: 'Cartões para testar',
  testOutcome: {
    succeeds: 'é aceito',
    declined: 'é recusado',
    funds: 'não tem saldo suficiente',
    confirmation: 'pede uma etapa de confirmação',
  },
  testRest: 'Servem qualquer data no futuro e quaisquer três dígitos. Qualquer outro número é inválido.',
  holder: 'Nome no cartão',
  holderRequired: 'Falta o nome que está no cartão',
  holderShort: 'O nome precisa ter pelo menos {min, number} caracteres',
  number: 'Número do cartão',
  expiry: 'Validade',
  expiryHint: 'MM / AA',
  cvc: 'Código de segurança (CVC)',
  incomplete: 'Por favor, digite os dados do seu cartão.',
  loading: 'Buscando o formulário do cartão',
  unavailable: 'Não foi possível preparar o formulário de pagamento.',
  unavailableHelp:
    'Por favor, verifique sua conexão com a internet e carregue esta página de novo. Nada foi cobrado.',
  underWay: 'Seu pagamento está em andamento',
  underWayHelp:
    'Seu banco ainda está trabalhando nele. Por favor, não pague uma segunda vez: esta página pergunta sozinha, e um recibo segue por e-mail quando ele for concluído.',
  charged: 'Seu cartão foi cobrado',
  chargedHelp:
    'Sua sessão expirou, e por isso esta página ainda não pode mostrá-lo. Por favor, não pague uma segunda vez: o pagamento está guardado, e um recibo segue por e-mail.',
  refused: {
    declined: 'Seu cartão foi recusado. Por favor, tente com outro.',
    funds: 'Seu cartão não tem saldo suficiente.',
    expired: 'Seu cartão está vencido.',
    cvc: 'O código de segurança do seu cartão está incorreto.',
    number: 'O número do seu cartão está incorreto.',
    authentication: 'Seu banco não confirmou este pagamento. Por favor, tente de novo, ou com outro cartão.',
  },
  bank: {
    title: 'Seu banco pede que você confirme este pagamento',
    body: 'Um pagamento único de {amount} ao {product}, com o cartão de final {last4}.',
    test: 'No modo de teste, esta janela faz as vezes da que o seu banco mostraria.',
    confirm: 'Confirmar pagamento',
    decline: 'Recusar',
    confirming: 'Confirmando',
  },
}
