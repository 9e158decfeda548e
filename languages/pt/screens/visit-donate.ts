import type { Translation } from '../../translation-type.ts'

export const visitDonate: Translation<typeof import('../../en/screens/visit-donate.ts').visitDonate> = {
  title: 'Doar',
  soFar: '{amount} até agora, em {count, plural, one {uma doação} other {# doações}}.',
  none: 'Nada foi doado ainda.',
  receiver: 'Quem recebe, segundo a família: {recipient}.',
  receiverWhen: 'Quem recebe, segundo a família: {recipient}. Quando: {payout}.',
  receiverUnsaid:
    'A família ainda não disse a quem o dinheiro é pago. Você pode perguntar a ela antes de doar.',
  charity: 'Número da instituição, segundo a família: {charity}.',
  given:
    '{count, plural, one {Você doou {amount} em {date}.} other {Você doou {amount} em # doações, a última em {date}.}}',
  goal: 'Meta: {amount}',
  fund: 'Para quê',
  amount: 'Valor',
  other: 'Outro',
  otherAmount: 'Outro valor',
  otherHelp: 'De {min} a {max}.',
  name: 'Seu nome',
  nameHelp: 'Não é preciso se você doar sem mostrá-lo.',
  email: 'Seu e-mail',
  emailHelp: 'O recibo vai para lá. Não é preciso ter uma conta.',
  haveAccount: 'Já tenho uma conta',
  feeNext: 'A taxa de processamento é mostrada antes de você pagar.',
  notReady: 'O sistema de pagamento não está pronto. Por favor, recarregue a página.',
  initFailed: 'Não foi possível iniciar o sistema de pagamento. Por favor, recarregue a página.',
}
