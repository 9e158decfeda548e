import type { Translation } from '../../translation-type.ts'

export const visitGiving: Translation<typeof import('../../en/screens/visit-giving.ts').visitGiving> = {
  title: 'Sua doação',
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
    'Seu cartão pode ter sido cobrado. Use o botão de novo quando a conexão voltar: ele não cobra duas vezes. Uma doação que chegou também é confirmada por e-mail.',
  done: {
    title: 'Agradecemos',
    given: '{amount} para {fund}, em memória de {name}.',
    anonymous: 'Seu nome não é mostrado a ninguém.',
    receipt: 'Um recibo está a caminho de {email}.',
    test: 'Modo de teste: nenhum cartão foi cobrado.',
  },
}
