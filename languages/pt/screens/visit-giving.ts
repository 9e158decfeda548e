import type { Translation } from '../../translation-type.ts'

export const visitGiving: Translation<typeof import('../../en/screens/visit-giving.ts').visitGiving> = {
  turn: '{turn, number} de {turns, number}',
  title: 'Sua doação',
  lookFailed: 'Não conseguimos saber de quem é a conta aberta aqui.',
  intro:
    'Enviamos um código curto por e-mail, para que o recibo chegue até você. Não é preciso ter senha, e o cartão vem depois.',
  passwordIntro: 'Com uma senha, você pode voltar e ler o que doou. O cartão vem depois.',
  consent:
    'Quem cuida do memorial vê seu nome e o valor, a menos que você doe sem mostrar o nome. A página mostra só a soma de todas as doações, e seu endereço de e-mail não é mostrado a ninguém. Se algo estiver errado com uma doação, <support>escreva para nós</support>: podemos devolvê-la. <privacy>O que guardamos</privacy>',
  receipt: 'O que você paga',
  fee: 'Taxa de processamento',
  total: 'Você paga',
  totalPaid: 'Você pagou',
  sum: '{amount}',
  receivedBy: 'Quem recebe',
  receivedWhen: 'Quando',
  receiverUnsaid: 'A família ainda não disse',
  charity: 'Número da instituição, segundo a família',
  signedInAs: 'Você entrou como <b>{email}</b>. O recibo vai para lá.',
  notYou: 'Não é {name}?',
  anonymous: 'Doar sem mostrar meu nome, nem à família nem na página',
  donate: 'Doar {total}',
  donating: 'Doando',
  failed: 'Não foi possível fazer a doação. Por favor, tente de novo.',
  nothingTaken: 'Nada foi cobrado.',
  unclear: 'Não conseguimos saber se a sua doação chegou.',
  unclearHelp:
    'Seu cartão pode ter sido cobrado. Por favor, não doe outra vez: assim que a conexão voltar, nós verificamos e avisamos aqui. Uma doação que chegou também é confirmada por e-mail. Usar o botão de novo não cobra duas vezes.',
  notYetTaken: 'Até agora nada foi cobrado. Tentar de novo não cobra duas vezes.',
  done: {
    title: 'Agradecemos',
    given: '{amount} para {fund}, em memória de {name}.',
    anonymous: 'Seu nome não é mostrado a ninguém.',
    receipt: 'Um recibo está a caminho de {email}.',
    test: 'Modo de teste: nenhum cartão foi cobrado.',
    close: 'Voltar ao memorial',
  },
}
