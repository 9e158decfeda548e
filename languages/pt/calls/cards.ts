import type { Messages } from '../../texts.ts'

export const cards: Messages['cards'] = {
  incomplete_number: 'O número do seu cartão está incompleto.',
  invalid_number: 'O número do seu cartão não é válido.',
  not_a_test_card:
    'O número do seu cartão não é válido. Este é o modo de teste: por favor, use um cartão de teste.',
  invalid_expiry_month: 'O mês de validade do seu cartão não é válido.',
  invalid_expiry_year: 'O ano de validade do seu cartão não é válido.',
  expired_card: 'Seu cartão está vencido.',
  invalid_cvc: 'O código de segurança do seu cartão não é válido.',
  name_required: 'Falta o nome que está no cartão',
  name_too_short: 'O nome precisa ter pelo menos 2 caracteres',
  card_declined: 'Seu cartão foi recusado.',
  insufficient_funds: 'Seu cartão não tem saldo suficiente.',
  authentication_failed:
    'Não conseguimos confirmar sua forma de pagamento. Por favor, escolha outra e tente de novo.',
  nothing_to_authenticate: 'Este pagamento não está à espera de confirmação. Por favor, tente de novo.',
  unknown_payment_method: 'Os dados deste cartão não estão mais guardados. Por favor, digite-os de novo.',
  payment_canceled: 'Este pagamento demorou demais e foi cancelado. Por favor, tente de novo.',
}
