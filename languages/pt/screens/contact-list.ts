import { brand } from '#contract/brand.ts'
import type { Translation } from '../../translation-type.ts'

export const contactList: Translation<typeof import('../../en/screens/contact-list.ts').contactList> = {
  pageTitle: `Editar os contatos e compartilhar · ${brand.name}`,
  title: 'Editar os contatos e compartilhar',
  intro: 'Para o memorial de {name}',
  loading: 'Abrindo seu memorial',

  link: {
    title: 'Link do memorial',
    unpaid: 'O link abre para outras pessoas assim que o memorial for pago.',
    change: 'Mudar o link',
    changed: 'O link foi alterado. O antigo continua trazendo até aqui.',
  },
  slug: {
    label: 'Última parte do link',
    help: 'Letras minúsculas, dígitos e hifens. O link antigo continua trazendo até aqui: quem já o tem não se perde.',
    preview: 'O link será {link}',
    save: 'Salvar o link',
  },

  contacts: {
    title: 'Contatos',
    tally:
      '{contacts, plural, =0 {# contatos} one {# contato} other {# contatos}}, {invited, number} com convite, {replies, plural, =0 {# respostas} one {# resposta} other {# respostas}}',
    waiting:
      '{count, plural, one {Um contato com endereço de e-mail ainda não recebeu convite.} other {# contatos com endereço de e-mail ainda não receberam convite.}}',
    inviteAll: 'Convidar todos de uma vez',
    empty: 'Ainda não há ninguém na sua lista',
    emptyHelp: 'Adicione um e-mail acima. Ninguém recebe nada de nós até que você envie o convite.',
    showMore: 'Mostrar mais {count, number}',
    showAll: 'Mostrar todos os {count, number}',
  },
  add: {
    label: 'Adicionar um e-mail',
    add: 'Adicionar',
    adding: 'Adicionando…',
    invalid: 'Por favor, digite um endereço de e-mail válido',
    failed: 'Não foi possível adicionar o contato',
    error: 'Ocorreu um erro ao adicionar o contato',
    added: 'Contato adicionado: {who}.',
    full: 'Este é o máximo que um memorial pode ter: {limit, number} contatos.',
  },
  many: {
    open: 'Adicionar muitos de uma vez',
  },
  search: {
    label: 'Encontrar um contato',
    found:
      '{count, plural, =0 {Nenhum contato encontrado} one {# contato encontrado} other {# contatos encontrados}}',
    none: 'Ninguém na sua lista corresponde a “{query}”.',
    clear: 'Mostrar todos de novo',
  },
  row: {
    edit: 'Editar',
    editNamed: 'Editar {who}',
    text: 'Enviar SMS',
    textNamed: 'Enviar SMS com o link a {who}',
    textAgain: 'Enviar outro SMS',
    textAgainNamed: 'Enviar outro SMS com o link a {who}',
    notTexted: 'Não enviado',
    notTextedNamed: 'Não enviado a {who}',
    notTicked: 'Não foi possível marcar {who}: {reason}',
  },
  state: {
    none: 'Nenhum convite enviado',
    queued: 'Convite a caminho',
    sent: 'Convite enviado em {date}, ainda sem resposta',
    ATTENDING: 'Vai',
    NOT_ATTENDING: 'Não vai',
    UNSURE: 'Ainda não sabe',
    bounced: 'Não foi possível entregar o convite',
    unsubscribed: 'Pediu para não receber e-mails',
    phone: 'Só telefone',
    texted: 'SMS enviado em {date}, ainda sem resposta',
  },
  invite: {
    send: 'Enviar convite',
    resend: 'Reenviar convite',
    to: 'a {who}',
    sending: 'Enviando…',
    sent: 'Convite enviado',
    sentTo: 'Convite enviado a {who}',
    notSent: 'O convite não foi enviado',
    why: 'Por quê?',
    whyNamed: 'Por quê? O convite a {who} não foi enviado.',
    seeing: 'Escolher quem pode ver',
  },
  edit: {
    email: 'E-mail',
    phoneHelp: 'Com um endereço de e-mail, {phone} pode receber um convite.',
    newAddress: 'Um endereço novo ainda não recebeu convite.',
    keepsName: 'Ainda é {name}',
    keepsNameHelp: 'Senão, o nome vai embora com o endereço antigo.',
    failed: 'Não foi possível atualizar o contato. Por favor, tente de novo.',
    error: 'Erro ao atualizar o contato. Por favor, tente de novo.',
    updated: 'Contato atualizado: {who}.',
    invalid: 'Por favor, digite um endereço de e-mail válido',
  },
  remove: {
    title: 'Remover este contato?',
    body: '{who} não estará mais na sua lista. Se essa pessoa respondeu, a resposta fica no seu painel.',
    keep: 'Manter',
    removed: 'Contato removido: {who}.',
  },
}
