import type { Translation } from '../../translation-type.ts'

export const share: Translation<typeof import('../../en/screens/share.ts').share> = {
  title: 'Compartilhar o memorial de {name}',
  intro: {
    ready: 'Está pronto; você pode continuar mudando o que quiser.',
    LINK: 'Está pronto. Compartilhe com quem quiser, quando quiser; você pode continuar mudando o que quiser.',
    PASSCODE:
      'Está pronto. Além do link, é preciso ter a palavra: compartilhe os dois com quem quiser. Você pode continuar mudando o que quiser.',
    PRIVATE: 'Está pronto, e só quem cuida dele pode vê-lo. Você pode continuar mudando o que quiser.',
  },
  viewMemorial: 'Ver o memorial',
  loading: 'Consultando seus contatos',
  loadFailed: 'Não foi possível carregar os dados do seu memorial. Por favor, tente recarregar a página.',

  card: {
    of: 'Celebramos a vida de',
    portrait: 'Retrato de {name}',
  },
  invite: {
    title: 'Convidar seus contatos',
    what: 'Cada pessoa recebe um e-mail com a foto de {name}, a data e um botão.',
    whatPlain: 'Cada pessoa recebe um e-mail com um botão que leva ao memorial.',
    waiting:
      '{count, plural, =0 {Não falta convidar nenhum contato com endereço de e-mail.} one {Falta convidar # contato com endereço de e-mail.} other {Falta convidar # contatos com endereço de e-mail.}}',
    allInvited:
      '{count, plural, one {O único contato com endereço de e-mail já tem convite.} other {Os # contatos com endereço de e-mail já têm convite.}}',
    allInvitedOrAnswered:
      '{count, plural, one {O único contato com endereço de e-mail já respondeu.} other {Os # contatos com endereço de e-mail já têm convite ou já responderam.}}',
    nobody: 'Entre seus contatos ainda não há ninguém com endereço de e-mail.',
    send: 'Enviar convites',
    addContacts: 'Adicionar contatos',
    bounced:
      '{count, plural, one {# convite não pôde ser entregue.} other {# convites não puderam ser entregues.}}',
  },
  private: {
    title: 'Este memorial é privado',
    text: 'Só quem cuida dele pode vê-lo, então um convite não levaria ninguém até lá. Escolha que ele se abra pelo link, ou por uma palavra, e você pode convidar pessoas.',
    change: 'Escolher quem pode ver',
  },
  phones: {
    title:
      '{count, plural, one {# contato só tem número de telefone} other {# contatos só têm número de telefone}}',
    help: 'Quem só tem telefone não recebe e-mail. Você pode avisar por SMS.',
    helpPrivate: 'Enquanto o memorial for privado, um SMS não levaria ninguém até ele.',
    text: 'Enviar o link por SMS',
    textNamed: 'Enviar o link por SMS a {who}',
    texted: 'SMS enviados até agora: {texted, number} de {count, number}.',
    textFirst: 'Enviar o link por SMS a {who}',
    textNext: 'Enviar o próximo SMS: {who}',
    all: 'Ver os {count, number}',
    done: 'SMS enviado',
    undo: 'Não enviado',
    undoNamed: 'Não enviado a {who}',
    ticked: 'SMS marcado como enviado: {who}.',
    notTicked: 'Não foi possível marcar o SMS como enviado a {who}: {reason}',
  },
  dialog: {
    title: '{count, plural, =0 {Enviar # convites?} one {Enviar # convite?} other {Enviar # convites?}}',
    body: 'Um e-mail para cada contato que tem endereço e ainda não tem convite nem respondeu. Eles são enviados na hora, e depois não há como voltar atrás.',
    notYet: 'Ainda não',
    sending: 'Enviando',
  },
  result: {
    title:
      '{count, plural, =0 {Convites enviados por e-mail a # pessoas} one {Convite enviado por e-mail a # pessoa} other {Convites enviados por e-mail a # pessoas}}',
    body: 'Cada resposta vai aparecer no seu painel.',
    phones:
      '{count, plural, one {Um contato que só tem número de telefone ainda está à espera de um SMS seu.} other {# contatos que só têm número de telefone ainda estão à espera de um SMS seu.}}',
  },
  trouble: {
    noMemorial: 'Falta o identificador do memorial. Por favor, tente de novo.',
    noSession: 'É preciso entrar na sua conta para enviar convites.',
    error: 'Ocorreu um erro ao enviar os convites. Por favor, tente de novo.',
  },
  link: {
    title: 'Passar o link adiante',
    making: 'Criando o link',
  },
  next: {
    seeAsVisitor: 'Ver como as outras pessoas vão ver',
    title: 'O que acontece depois',
    open: {
      title: 'As pessoas abrem o link',
      text: {
        LINK: 'Elas veem o memorial na hora. Ninguém precisa de uma conta para ver.',
        PASSCODE:
          'Elas digitam a palavra e veem o memorial; quem você convidou por e-mail não precisa dela. Ninguém precisa de uma conta para ver.',
        PRIVATE: 'Enquanto for privado, ele só se abre para quem cuida dele.',
      },
    },
    reply: { title: 'Elas respondem', text: 'Você vê no seu painel quem vai.' },
    add: {
      title: 'Elas acrescentam o que lembram',
      text: 'As fotos e as lembranças delas se juntam às suas. Você pode ocultar qualquer uma.',
    },
    give: {
      title: 'Elas doam, se você indicar uma causa',
      text: 'Por exemplo, em vez de flores. Você pode indicá-la agora ou depois: até lá, nada se pede a ninguém.',
      name: 'Indicar uma causa',
    },
    keep: {
      title: 'Você guarda tudo',
      text: 'Como apresentação de fotos para o dia, e como livro para imprimir.',
    },
  },
}
