import type { Translation } from '../../translation-type.ts'

export const dashboard: Translation<typeof import('../../en/screens/dashboard.ts').dashboard> = {
  title: 'Seu memorial',
  /** It is kept on this device and opens without a network. */
  keptShow: 'Abrir a apresentação de fotos',
  failed: 'Não foi possível carregar o painel. Por favor, tente de novo.',
  loading: 'Carregando seu memorial',
  showing: 'Mostrando {shown, number} de {total, number}',
  fewer: 'Mostrar menos',
  readAll: 'Ler tudo',
  readLess: 'Mostrar menos',
  csv: 'Baixar CSV',
  csvNamed: 'Baixar CSV: {what}',

  head: {
    portrait: 'Retrato de {name}',
    slideshow: 'Apresentação de fotos',
    share: 'Contatos e compartilhar',
  },

  news: {
    welcome: 'As respostas, as lembranças e as doações para {name} vão chegar aqui.',
    welcomeMore: 'Nada aqui é urgente. Tudo pode ser alterado enquanto o memorial for mantido.',
    soFar: 'Até agora, para {name}: {list}.',
    since: 'Desde sua última visita, {when}: {list}.',
    nothing: 'Nada de novo desde sua última visita, {when}.',
    today: 'hoje mais cedo',
    on: 'em {date}',
    rsvps: '{count, plural, =0 {# respostas} one {# resposta} other {# respostas}}',
    contributions: '{count, plural, =0 {# lembranças} one {# lembrança} other {# lembranças}}',
    donations: '{amount} em doações',
  },

  /** How things stand: each is a sentence and the way to its list. */
  ways: {
    title: 'Como está tudo',
    rsvps: {
      waiting: '{count, plural, one {# resposta está à sua espera} other {# respostas estão à sua espera}}',
      waitingText: 'Muitas chegaram de um mesmo lugar em uma hora: estas ainda não são contadas.',
      none: 'Ninguém respondeu ainda',
      noneText: 'As respostas aparecem aqui à medida que chegam.',
      attending: '{count, plural, =0 {# vão} one {# vai} other {# vão}}',
      unsure: '{count, plural, =0 {# ainda não sabem} one {# ainda não sabe} other {# ainda não sabem}}',
      notAttending: '{count, plural, =0 {# não vão} one {# não vai} other {# não vão}}',
      guests: 'Contando {guests, plural, one {# acompanhante} other {# acompanhantes}}.',
      open: '{count, plural, =0 {Todas as pessoas convidadas responderam.} one {# pessoa convidada não respondeu.} other {# pessoas convidadas não responderam.}}',
    },
    memories: {
      waiting: '{count, plural, one {# lembrança está à sua espera} other {# lembranças estão à sua espera}}',
      waitingText:
        'Ninguém mais {count, plural, one {a vê até que você a aprove} other {as vê até que você as aprove}}.',
      news: '{count, plural, one {Uma é nova.} other {# são novas.}}',
      noneWait: 'Nenhuma lembrança está à espera.',
      others: '{count, plural, one {Ela não precisa} other {Elas não precisam}} de nada de você.',
      none: 'Ainda não há lembranças',
      noneText: 'As lembranças aparecem aqui à medida que chegam.',
      count: '{count, plural, =0 {# lembranças} one {# lembrança} other {# lembranças}}',
    },
    gifts: {
      given: '{amount} em doações',
      ofGoal:
        '{count, plural, one {Da meta de {goal}, em uma doação.} other {Da meta de {goal}, em # doações.}}',
      count: '{count, plural, one {Em uma doação.} other {Em # doações.}}',
      none: 'Ainda não há doações',
      noFund: 'Nenhuma doação é pedida',
      noFundText: 'Você pode indicar uma causa quando quiser.',
    },
    publish: {
      title: 'O link e o código QR',
      text: 'Para passar adiante, e para imprimir.',
      kept: 'Guardado até {date}.',
    },
    order: {
      title: 'O programa da cerimônia',
      text: 'Um livreto para ter nas mãos no dia; já está começado.',
    },
    yearly: {
      title: 'Uma mensagem por ano',
      text: 'Se quiser, um e-mail só para você no aniversário da morte.',
    },
    thanks: {
      title: 'A quem agradecer',
      before: 'Uma lista que se enche sozinha. Por enquanto nada é preciso.',
      after: 'Todas as pessoas que vieram, escreveram, doaram ou trouxeram algo.',
    },
  },

  unpaid: {
    title: 'Falta uma etapa para que outras pessoas possam vê-lo',
    text: 'O memorial está salvo, e ninguém mais pode vê-lo ainda.',
  },

  rsvps: {
    title: 'Presença',
    bar: '{attending, plural, =0 {# vão} one {# vai} other {# vão}}, {unsure, plural, =0 {# ainda não sabem} one {# ainda não sabe} other {# ainda não sabem}}, {notAttending, plural, =0 {# não vão} one {# não vai} other {# não vão}}, {open, number} ainda sem resposta',
    attending: 'Vai',
    unsure: 'Ainda não sabe',
    notAttending: 'Não vai',
    open: 'Ainda sem resposta',
    coming:
      '{guests, plural, one {Vem # acompanhante} other {Vêm # acompanhantes}}: {people, number} pessoas ao todo.',
    guests: '{count, plural, one {com # acompanhante} other {com # acompanhantes}}',
    filter: 'Mostrar',
    all: 'Todas as pessoas',
    seeAll: 'Ver todas as {count, number} respostas',
    none: 'Ninguém respondeu assim.',
    besideProven:
      'Enviada por alguém que digitou este endereço. A resposta que veio de dentro da conta, ou pelo link pessoal, continua como estava.',
    awaitsLook:
      'À sua espera: chegaram tantas respostas de um mesmo lugar em uma hora que esta ainda não é contada, e ninguém recebeu e-mail.',
    letIn: 'Contar',
    waiting:
      '{count, plural, one {# resposta está} other {# respostas estão}} à espera do seu olhar e ainda não {count, plural, one {é contada} other {são contadas}}.',
    removed: 'Resposta removida: {name}.',
    removedAndOut: 'Resposta removida, e {name} não pode acrescentar mais nada aqui.',
    removedAndAddressOut:
      'Resposta removida: {name}. Quem só digitar {email} não pode acrescentar mais nada aqui.',
    showWords: 'Mostrar o que diz',
    blocking:
      'A resposta sai na hora. A conta dessa pessoa, ou o endereço do convite dela, não pode acrescentar mais nada aqui: nem resposta, nem palavras ou fotos, nem doação. Ela ainda pode ver o memorial, e não recebe nenhum aviso.',
    blockingAddress:
      'A resposta sai na hora, e quem só digitar {email} não pode mais enviar resposta nem doação. Qualquer pessoa poderia ter digitado esse endereço, por isso ele pode ser de outra pessoa: quem entrar com ele, ou vier pelo link do seu convite, ainda pode acrescentar algo. Todas essas pessoas ainda podem ver o memorial, e não recebem nenhum aviso.',
    emptyTitle: 'As respostas vão aparecer aqui',
    emptyText: 'Quem vai, quem ainda não sabe, e o que escrevem a você.',
    invite: 'Convidar pessoas',
  },

  contributions: {
    title: 'Contribuições',
    count: '{count, number} ao todo',
    news: '{count, plural, =0 {# novas} one {# nova} other {# novas}}',
    seeAll: 'Ver todas as {count, number} lembranças',
    anonymous: 'Pessoa anônima',
    isNew: 'nova',
    hidden: 'Oculta: não é mostrada a outras pessoas',
    pending: 'À sua espera: ainda não é mostrada a outras pessoas',
    reasons: {
      LINKS: 'Contém um link.',
      CAPITALS: 'A maior parte está em letras maiúsculas.',
      WORDS: 'Contém palavras que os anúncios costumam usar.',
      REPEATED: 'As mesmas palavras chegaram várias vezes, ou também em outros memoriais.',
    },
    mail: {
      PROVEN: 'Chegou por e-mail.',
      OTHER: 'Chegou por e-mail, de um endereço diferente daquele para o qual se escreveu.',
      UNPROVEN: 'Chegou por e-mail, e nada prova quem o enviou. Por favor, confirme que é mesmo da pessoa.',
    },
    onList: 'Na lista de contatos.',
    hasLink: 'Tem o link; não está na lista.',
    approveShown: 'Aprovar as {count, number} mostradas',
    approvedShown:
      '{count, plural, one {Aprovada. A lembrança já está na página.} other {Aprovadas. As # lembranças já estão na página.}}',
    approve: 'Aprovar',
    approved: 'Aprovada: todos podem vê-la',
    shutOut: 'Bloquear',
    photo: 'Foto {number, number} enviada por {name}',
    captioned: '{caption}: foto {number, number} enviada por {name}',
    /** Asks when its photos and films were taken. */
    when: '{count, plural, one {De quando é?} other {De quando são?}}',
    whenNamed:
      '{date, select, none {{count, plural, one {De quando é?} other {De quando são?}} De {name}} other {De {name}: {date}. Mudar}}',
    preparing:
      '{count, plural, one {Uma foto está sendo preparada.} other {# fotos estão sendo preparadas.}}',
    thank: 'Agradecer',
    thanked: 'Agradecimento enviado em {date}',
    hide: 'Ocultar',
    showAgain: 'Mostrar de novo',
    remove: 'Remover',
    named: '{action}: {name}, {when}',
    removed: 'Lembrança removida: {name}.',
    removedAndOut: 'Lembrança removida, e {name} não pode acrescentar mais nada aqui.',
    undo: 'Desfazer',
    emptyTitle: 'As lembranças de outras pessoas vão aparecer aqui',
    emptyText:
      'Qualquer pessoa com o link pode acrescentar palavras e fotos. Você pode ocultar o que quiser.',
    unseen: {
      title: 'Aprovar sem ver?',
      text: '{count, plural, one {Uma foto ou gravação ainda está sendo preparada, então você não a viu.} other {# fotos ou gravações ainda estão sendo preparadas, então você não as viu.}} Todos veem o que você aprova.',
      keep: 'Ainda não',
      approve: 'Aprovar mesmo assim',
    },
    blocking: {
      title: 'Bloquear {name}?',
      text: 'O que essa pessoa acrescentou sai do memorial na hora, e a conta dela não pode acrescentar mais nada aqui: nem palavras ou fotos, nem resposta, nem doação. Ela ainda pode ver o memorial, e não recebe nenhum aviso.',
      back: 'Quem cuida do memorial pode desfazer o bloqueio a qualquer momento, em “Quem pode ver e quem pode acrescentar”.',
      keep: 'Agora não',
    },
    removing: {
      title: 'Remover o que {name} acrescentou?',
      text: 'Sai do memorial na hora. “Desfazer” fica no lugar até você sair desta página.',
      photos: '{count, plural, one {A foto sai também.} other {As # fotos saem também.}}',
      keep: 'Manter',
    },
    fromArchive: 'De uma cópia completa',
    fromArchiveHelp: 'Aqui não foi confirmado quem escreveu.',
    onPaper: 'Em papel',
    typing: {
      begin: 'Transcrever',
      change: 'Mudar o que foi transcrito',
      title: 'O que o cartão diz',
      picture: 'A imagem do cartão',
      who: 'Quem escreveu',
      words: 'O que diz',
      meanwhile:
        'Outra pessoa transcreveu isto enquanto isso. Aparece abaixo; salve de novo para substituir.',
    },
    thanking: {
      title: 'Agradecer a {name}',
      label: 'Suas palavras',
      help: 'Elas vão para {email} por e-mail, uma única vez.',
      helpAnonymous:
        'Elas vão por e-mail, uma única vez, para quem escreveu. Não dizemos a ninguém o endereço.',
      greeting: 'Olá, {name},',
      greetingAnonymous: 'Olá,',
      words:
        'Agradecemos por compartilhar sua lembrança de {person}. Ela significa muito para todos nós, e vamos guardá-la.',
      empty: 'Por favor, escreva algumas palavras.',
      send: 'Enviar agradecimento',
      sending: 'Enviando',
    },
  },

  donations: {
    formerTotal:
      'Esse total inclui {amount} de doações feitas no servidor anterior, antes de este memorial ser trazido para cá. Esse dinheiro não está aqui.',
    givenTo: 'Doado a “{fund}”',
    formerGift: 'Doado no servidor anterior ({server})',
    title: 'Doações',
    count: '{count, plural, =0 {em # doações} one {em uma doação} other {em # doações}}',
    goal: 'Meta: {amount}',
    closed: 'Encerrado: não se pedem mais doações',
    seeAll: 'Ver todas as {count, number} doações',
    seeAllNamed: 'Ver todas as {count, number} doações: {fund}',
    none: 'Nada foi doado ainda. As doações vão aparecer aqui.',
    emptyTitle: 'As doações em memória de {name} vão aparecer aqui',
    emptyText: 'Indique uma causa que era importante, e qualquer pessoa com o link pode doar para ela.',
    edit: 'Editar fundos de doação',
    anonymous: 'Pessoa anônima',
  },

  todo: {
    title: 'Ainda por fazer',
    intro: 'Nada disto é obrigatório.',
    putAway: 'Deixar de lado',
    putAwayNamed: 'Deixar de lado: {what}',
    isAway: 'Deixado de lado.',
    away: '{count, number} de lado',
    bringBack: 'Trazer de volta',
    bringBackNamed: 'Trazer de volta: {what}',
    nothing: 'Nada por enquanto.',
    nothingText: 'Quando algo precisar de você, vai aparecer aqui.',
    unsaved: {
      details: 'As alterações nos detalhes estão só neste dispositivo',
      message: 'As alterações na mensagem estão só neste dispositivo',
      photos: 'As alterações nas fotos estão só neste dispositivo',
      stories: 'As alterações nas histórias estão só neste dispositivo',
      'contacts-share': 'As alterações nos contatos estão só neste dispositivo',
      donations: 'As alterações nos fundos de doação estão só neste dispositivo',
    },
    noTime:
      '{count, plural, one {# parte do dia ainda não tem hora} other {# partes do dia ainda não têm hora}}',
    bounced:
      '{count, plural, one {# convite não pôde ser entregue} other {# convites não puderam ser entregues}}',
    name: 'As pessoas convidadas não ficam sabendo seu nome: nem a página nem os convites o dizem',
    uninvited:
      '{count, plural, one {# contato ainda não tem convite} other {# contatos ainda não têm convite}}',
    failedPhotos: '{count, plural, one {# foto não pôde ser lida} other {# fotos não puderam ser lidas}}',
    noPhotos: 'Ainda não há fotos',
    captions: '{count, plural, one {# foto não tem legenda} other {# fotos não têm legenda}}',
    message: 'Ainda não há uma mensagem sua',
    portrait: 'Ainda não há um retrato',
    date: 'Não há data para quem você convidar',
    cohost: 'Ninguém mais cuida dele com você ainda',
    act: {
      unsaved: 'Continuar',
      noTime: 'Adicionar a hora',
      bounced: 'Ver quais são',
      name: 'Adicionar seu nome',
      uninvited: 'Enviar convite',
      noPhotos: 'Adicionar fotos',
      captions: 'Adicionar legendas',
      message: 'Escrever ou gravar uma',
      portrait: 'Escolher uma foto',
      date: 'Adicionar uma data',
      cohost: 'Pedir ajuda a alguém',
      failedPhotos: 'Ver quais são',
    },
  },

  publish: {
    title: 'Publicar',
    keptUntil: 'Guardado até {date}.',
  },

  details: {
    title: 'Detalhes do memorial',
    /** Read aloud before the name of a part. */
    edit: 'Editar:',
    /** Between what is said of one part, such as the name and the day. */
    comma: ', ',
    parts: {
      details: 'Nome, data e lugar',
      programme: 'Quando e onde',
      message: 'Mensagem',
      photos: 'Fotos',
      stories: 'Histórias',
      'contacts-share': 'Contatos e link para compartilhar',
      donations: 'Fundos de doação',
      hosts: 'Pessoas que cuidam deste memorial',
      settings: 'Quem pode ver e quem pode acrescentar',
    },
    sees: {
      LINK: 'Qualquer pessoa com o link',
      PASSCODE: 'Qualquer pessoa com o link e a palavra',
      PRIVATE: 'Só quem cuida dele',
    },
    searched: 'os buscadores podem encontrá-lo',
    noDate: 'ainda sem data',
    video: 'Uma mensagem em vídeo',
    noMessage: 'Ainda sem mensagem',
    photos: '{count, plural, =0 {Ainda sem fotos} one {# foto} other {# fotos}}',
    films: '{count, plural, one {# filme} other {# filmes}}',
    processing: '{count, plural, =0 {# sendo preparadas} one {# sendo preparada} other {# sendo preparadas}}',
    failedPhotos: '{count, plural, one {# não pôde ser lida} other {# não puderam ser lidas}}',
    stories: '{count, plural, =0 {Ainda sem histórias} one {# história} other {# histórias}}',
    contacts: '{count, plural, =0 {Ainda sem contatos} one {# contato} other {# contatos}}',
    invited: '{count, number} com convite',
    funds:
      '{count, plural, =0 {Ainda sem fundos de doação} one {# fundo de doação} other {# fundos de doação}}',
    hosts: '{count, plural, one {Só você} other {# pessoas}}',
  },
}
