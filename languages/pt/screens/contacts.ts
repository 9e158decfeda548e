import type { Translation } from '../../translation-type.ts'

export const contacts: Translation<typeof import('../../en/screens/contacts.ts').contacts> = {
  title: 'Quem você gostaria de convidar?',
  intro: 'Família, amigos, vizinhos, o coral. Ninguém recebe nada de nós até que você envie os convites.',
  list: {
    title: 'Contatos',
    email: 'E-mail {number, number}',
    phone: 'Telefone {number, number}',
    contact: 'Contato {number, number}',
    placeholder: 'Um e-mail ou um telefone',
    invalid: 'Deve ser um e-mail ou um número de telefone válido',
    twice: 'Já está na sua lista. Cada pessoa recebe um só convite.',
    nameOff: '{name} estava junto ao endereço anterior, e não acompanha mais este.',
    keepName: 'Manter o nome {name}',
    removeNamed: 'Remover {label}',
    removed: 'Contato removido',
    add: 'Adicionar outro contato',
    full: 'Este é o máximo que um memorial pode ter: {limit, number} contatos.',
  },
  summary: {
    invited:
      '{count, plural, =0 {# contatos serão convidados} one {# contato será convidado} other {# contatos serão convidados}}',
    emails: '{count, plural, =0 {# e-mails} one {# e-mail} other {# e-mails}}',
    phones:
      '{count, plural, =0 {# números de telefone} one {# número de telefone} other {# números de telefone}}',
    kinds: '{emails}, {phones}',
    byText: 'Um número de telefone recebe o link por SMS, do seu próprio telefone.',
    none: 'Você também pode continuar sem contatos e convidar pessoas mais tarde.',
  },
  importDialog: {
    title: 'Importar os contatos?',
    titleNone: 'Ainda há algo em Importação rápida',
    found:
      '{count, plural, one {Um contato ainda está em Importação rápida e não está na sua lista.} other {# contatos ainda estão em Importação rápida e não estão na sua lista.}}',
    already:
      '{count, plural, one {O que ainda está em Importação rápida já está na sua lista.} other {Os # contatos em Importação rápida já estão na sua lista.}}',
    unread:
      '{count, plural, one {Isto não é um e-mail nem um número de telefone, por isso não pode receber convite:} other {Estes # não são e-mails nem números de telefone, por isso não podem receber convite:}}',
    unreadStays:
      '{count, plural, one {Não foi possível ler isto. Fica na caixa, e você pode corrigir mais tarde:} other {Não foi possível ler estes #. Ficam na caixa, e você pode corrigi-los mais tarde:}}',
    noRoom:
      '{count, plural, one {Este não cabe} other {Estes # não cabem}}: um memorial pode ter {limit, number} contatos.',
    more: '{count, plural, one {e mais #} other {e mais #}}',
    ignore: 'Não, ignorar esses dados',
    use: 'Sim, usar esses contatos',
    goOn: 'Continuar sem isso',
    back: 'Voltar e corrigir',
  },
  invalidDialog: {
    title: 'Alguns dados precisam de atenção',
    body: '{count, plural, one {Este dado não é um e-mail nem um número de telefone válido e não pode receber convite:} other {Estes # dados não são e-mails nem números de telefone válidos e não podem receber convite:}}',
    goOn: 'Continuar sem eles',
    fix: 'Corrigir',
  },
}
