import type { Translation } from '../../translation-type.ts'

export const waiting: Translation<typeof import('../../en/screens/waiting.ts').waiting> = {
  title: 'O que está à espera',
  intro:
    '{count, plural, one {Uma lembrança. Ninguém mais a vê até que você a aprove, e não há pressa.} other {# lembranças. Ninguém mais as vê até que você as aprove, e não há pressa.}}',
  anonymous: 'Pessoa anônima',
  fromList:
    '{count, plural, one {Uma é de alguém da lista de contatos.} other {# são de pessoas da lista de contatos.}}',
  approveThese: '{count, plural, one {Aprová-la} other {Aprovar estas #}}',
  onList: 'Na lista de contatos.',
  hasLink: 'Tem o link; não está na lista.',
  wrote: 'Escrita {when}.',
  approve: 'Aprovar',
  later: 'Depois',
  more: 'Mais',
  hide: 'Ocultar',
  hideText: 'Só quem cuida do memorial a vê. Quem a escreveu não recebe nenhum aviso.',
  block: 'Bloquear',
  blockText: 'Remove a lembrança, e não aceita mais nada dessa pessoa.',
  forLater: 'Para depois',
  all: '{count, plural, one {A que está à espera} other {As # que estão à espera}}',
  approved:
    '{count, plural, one {Aprovada. A lembrança já está na página.} other {Aprovadas. As # lembranças já estão na página.}}',
  hidden: 'Oculta. Ela fica entre todas as lembranças.',
  shutOut: 'Bloqueio feito. Aqui não se aceita mais nada dessa pessoa.',
  failed: 'Não funcionou. A lembrança continua à espera aqui, como estava.',
  readOn: 'Ler as outras',
  nothing: 'Nada está à espera',
  nothingText: 'Quando uma lembrança precisar da sua aprovação, ela aparece primeiro aqui.',
  back: 'Voltar',
  after: {
    title: 'Essa era a última',
    shown:
      '{count, plural, one {Mais uma lembrança está agora na página.} other {Mais # lembranças estão agora na página.}}',
    kept: '{count, plural, one {Você deixou uma para depois; ela espera aqui.} other {Você deixou # para depois; elas esperam aqui.}}',
    look: '{count, plural, one {Ver a que ficou para depois} other {Ver as que ficaram para depois}}',
  },
}
