import { brand } from '#contract/brand.ts'
import type { Translation } from '../../translation-type.ts'

/** When and where: the events of a memorial's day, and who answered for each. */
export const programme: Translation<typeof import('../../en/screens/programme.ts').programme> = {
  pageTitle: `Quando e onde · ${brand.name}`,
  title: 'Quando e onde',
  titleMany: 'Programa',
  intro:
    'Deixe vazio o que não está definido; você pode voltar quando quiser. Só um e-mail é enviado automaticamente: para quem respondeu antes de haver uma data, em até um dia depois de ela ser marcada.',
  introMany:
    'Por ordem de horário. As pessoas respondem a cada momento e veem só aqueles para os quais foram convidadas. Nenhum aviso de mudança é enviado automaticamente.',
  failed: 'Não funcionou. Por favor, tente de novo.',
  saved: 'Salvo',
  reverted: 'Suas alterações foram desfeitas',
  kept: 'Nada se perdeu: tudo continua aqui, neste dispositivo.',

  typedBefore:
    'Você mudou algo aqui e ainda não salvou. Ninguém mais vê isso por enquanto: toque em Salvar quando estiver certo.',

  kinds: {
    SERVICE: 'Cerimônia',
    WAKE: 'Velório',
    BURIAL: 'Enterro',
    CREMATION: 'Cremação',
    GATHERING: 'Encontro',
    ONLINE: 'On-line',
    OTHER: 'Momento',
  },

  list: {
    label: 'Momentos do dia',
    noTime: 'Ainda sem horário',
    open: 'Editar',
    own: 'A data do próprio memorial',
    chosen:
      '{count, plural, =0 {Ninguém escolhido ainda} one {Só uma pessoa que você escolheu} other {Só # pessoas que você escolheu}}',
    cancelled: 'Cancelado',
    cancelledHelp: 'Continua na página como cancelado, e as respostas ficam guardadas.',
    toCorrect: 'Há algo aqui para conferir',
    add: 'Acrescentar um momento',
    addSecond: 'Acrescentar um segundo momento',
    full: 'Um dia tem lugar para {count, number} momentos.',
    takeBack: 'Cancelar este momento',
    takeOut: 'Remover este momento',
    removed: 'Retirado: {name}',
    people: 'Ver quem',
    peopleNamed: 'Ver quem: {name}',
  },

  counts: {
    coming: '{count, plural, =0 {# vão} one {# vai} other {# vão}}',
    unsure: '{count, plural, =0 {# ainda não sabem} one {# ainda não sabe} other {# ainda não sabem}}',
    watching:
      '{count, plural, =0 {# assistem de longe} one {# assiste de longe} other {# assistem de longe}}',
    notAttending: '{count, plural, =0 {# não vão} one {# não vai} other {# não vão}}',
  },

  fields: {
    kind: 'Tipo',
    title: 'O nome',
    titleHelp: 'Se não deve se chamar só “{kind}”.',
    date: 'Data',
    begins: 'Começa',
    ends: 'Termina',
    nextDay: 'Termina no dia seguinte',
    zoneIs: 'Fuso horário: {zone}.',
    zoneChange: 'Outro fuso horário',
    zone: 'Fuso horário',
    zoneHelp: 'O horário do próprio lugar. Quem mora longe lê o seu horário ao lado.',
    place: 'Local',
    samePlace: 'O mesmo lugar: {place}',
    placeHelp: 'Onde vai ser o encontro. As pessoas recebem um link para o mapa.',
    placeOpen: 'Todos os que têm a página veem o endereço, mesmo o de uma casa particular.',
    details: 'O que é bom saber',
    detailsHelp: 'Estacionamento, roupa, o que levar.',
    past: 'Este dia já passou. Está certo?',
  },

  more: {
    title: 'Só se você precisar',
    ends: 'Dizer quando termina',
    stream: 'Acrescentar uma transmissão ao vivo',
    asks: 'Perguntar sobre comida ou acesso',
    invited: 'Escolher quem é convidado',
  },
  stream: {
    title: 'Transmissão ao vivo',
    none: 'Este momento não é transmitido',
    noneHelp: 'A página diz isso. Às vezes desconhecidos vendem links de transmissões que não existem.',
    link: 'Link da transmissão',
    linkHelp: 'Da funerária, do YouTube, do Zoom ou de onde for.',
    unknown:
      'Não conhecemos o site {host}. Por favor, teste o link: todos os que assistem são levados para lá, e às vezes desconhecidos enviam links falsos.',
    test: 'Testar o link',
    testNamed: 'Testar o link {host}, em uma nova janela',
    recording: 'Gravação',
    recordingHelp: 'Um link para quem não pôde ver, quando houver um.',
  },
  asks: {
    title: 'Perguntar a quem vai',
    food: 'O que não pode comer',
    access: 'Do que precisa para entrar e participar',
  },
  invited: {
    title: 'Quem é convidado',
    EVERYONE: 'Todos os que têm a página',
    CHOSEN: 'Só pessoas que eu escolho',
    chosenHelp: 'As outras não veem este momento.',
    people: 'Pessoas que você escolhe',
    count: '{chosen, number} de {all, number} escolhidas',
    find: 'Procurar um nome',
    none: 'Ainda não há contatos para escolher.',
    add: 'Adicionar alguém',
    address: 'E-mail ou telefone',
    addressUnclear: 'Escreva um endereço de e-mail ou um número de telefone.',
    adding: 'Adicionando…',
    addChoose: 'Adicionar e escolher',
    addHelp: 'A pessoa passa a ser um dos seus contatos. Nenhum e-mail é enviado.',
    notFound: 'Ninguém com esse nome.',
    name: 'Nome',
  },

  tell: {
    title: 'Avisar',
    words: 'As suas palavras',
    help: 'Vai para quem respondeu, exceto quem não vai, e para as pessoas convidadas que não responderam. Um e-mail para cada uma. Saem na hora e não podem ser recolhidos.',
    helpRecording:
      'Vai para todas as pessoas que responderam, também para quem não vai, e para as convidadas que não responderam. Um e-mail para cada uma. Saem na hora e não podem ser recolhidos.',
    recording: 'Já há uma gravação. Ela pode ser vista na página.',
    until: '{from} até {to}',
    cancelled: 'Não será realizado.',
    send: '{count, plural, one {Enviar a uma pessoa} other {Enviar a # pessoas}}',
    notYet: 'Ainda não',
    done: 'As pessoas estão sendo avisadas.',
    nobody: 'Não há ninguém a quem avisar por e-mail.',
    withoutAddress:
      '{count, plural, one {Uma pessoa não deu e-mail. Uma mensagem sua chegará a ela.} other {# pessoas não deram e-mail. Uma mensagem sua chegará a elas.}}',
  },
  after: {
    title: 'Salvo. Ninguém recebeu um e-mail.',
    changed: 'As pessoas veem isso quando abrem a página.',
  },

  people: {
    title: 'Quem respondeu',
    pageTitle: `Quem respondeu · ${brand.name}`,
    loading: 'Lendo as respostas',
    none: 'Ninguém respondeu a este momento ainda.',
    noneHelp: 'Aqui vai estar quem vai, quem ainda não sabe e quem assiste de longe.',
    gone: 'Este momento já não está aqui.',
    print: 'Imprimir a lista para a entrada',
    printHelp: 'Todos os que vão, por nome.',
    csv: 'Baixar CSV',
    csvNamed: 'Baixar CSV: {what}',
    name: 'Nome',
    guests: 'Acompanhantes',
    food: 'Comida',
    access: 'Acesso',
    here: 'Chegou',
    /** Of one person. */
    said: {
      ATTENDING: 'Vai',
      UNSURE: 'Ainda não sabe',
      WATCHING: 'Assiste de longe',
      NOT_ATTENDING: 'Não vai',
    },
    groups: {
      ATTENDING: 'Vão',
      UNSURE: 'Ainda não sabem',
      WATCHING: 'Assistem de longe',
      NOT_ATTENDING: 'Não vão',
    },
    withGuests: '{count, plural, one {e # acompanhante} other {e # acompanhantes}}',
    foodIs: 'Comida: {text}',
    accessIs: 'Acesso: {text}',
    plus: '+ {count, number}',
    awaitsLook: 'Esta resposta espera que você olhe, e ainda não conta.',
    total: '{count, plural, one {# pessoa ao todo.} other {# pessoas ao todo.}}',
    back: 'Quando e onde',
  },
}
