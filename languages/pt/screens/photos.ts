import type { Translation } from '../../translation-type.ts'

export const photos: Translation<typeof import('../../en/screens/photos.ts').photos> = {
  title: 'Fotos de {name}',
  intro:
    'Algumas bastam para começar. Você pode adicionar mais a qualquer momento, e a família e os amigos também.',
  phonePreparing: 'O seu celular está preparando as fotos; se forem muitas, leva um minuto.',
  drop: 'Solte fotos aqui ou clique para escolher',
  choose: 'Escolher fotos',
  addMore: 'Adicionar mais fotos',
  supports: 'Aceita arquivos JPG, PNG, GIF e HEIC',
  /** The way to the wall of what is in an export. */
  bring: {
    open: 'Trazer fotos de outros lugares',
    from: 'Do Google Fotos, iCloud, de um arquivo ZIP ou de uma pasta',
  },
  noFilms: 'Não foi possível carregar os filmes.',
  tryFilms: 'Tentar de novo',
  tally:
    '{total, plural, =0 {# fotos} one {# foto} other {# fotos}}: {ready, plural, =0 {nenhuma pronta} one {# pronta} other {# prontas}}{uploading, plural, =0 {} one {, # a caminho} other {, # a caminho}}{failed, plural, =0 {} one {, # para verificar} other {, # para verificar}}',
  tallyReady: '{total, plural, =0 {# fotos} one {# foto} other {# fotos}}',
  dragHint: 'Arraste para mudar a ordem',
  list: 'Fotos',
  alt: 'Foto {number, number}',
  openNamed: 'Ver a foto {number, number} em tamanho grande',
  caption: 'Legenda da foto {number, number}',
  captionPlaceholder: 'Escreva uma legenda',
  uploading: 'Enviando...',
  error: 'Erro ao processar {file}',
  retry: 'Tentar de novo',
  retryFile: 'Tentar de novo: {file}',
  retryNamed: 'Tentar de novo: enviar outra vez a foto {number, number}',
  sending: 'Salvando…',
  move: 'Mover',
  moveNamed: 'Mover a foto {number, number}',
  remove: 'Remover',
  removeNamed: 'Remover a foto {number, number}',
  removed: 'Foto removida',
  putBack: 'Desfazer: recolocar {photo}',
  noPreview: 'Sem prévia aqui',
  gone: 'Esta foto não está mais neste dispositivo. Por favor, escolha-a de novo.',
  duplicates:
    '{count, plural, one {Essa foto já está aqui, por isso não foi adicionada de novo} other {# fotos já estão aqui, por isso não foram adicionadas de novo}}',
  tooMany:
    'Um memorial pode ter {limit, number} fotos. {count, plural, one {# não foi adicionada} other {# não foram adicionadas}}.',
  removedMany: '{count, plural, one {# foto removida} other {# fotos removidas}}',
  failedLink: '{count, plural, one {# foto não chegou} other {# fotos não chegaram}}',
  select: 'Selecionar fotos',
  date: 'De quando é?',
  dateNamed:
    '{date, select, none {De quando é? Foto {number, number}} other {Foto {number, number}: {date}. Mudar}}',
  dated: '{count, plural, one {Com data: {date}} other {# fotos com data: {date}}}',
  undated: '{count, plural, one {A data foi retirada} other {As datas de # fotos foram retiradas}}',
  doubts:
    '{count, plural, one {O arquivo de uma foto tem uma data que talvez não seja a da foto.} other {Os arquivos de # fotos têm datas que talvez não sejam as das fotos.}}',
  doubtsLook: 'Ver quais',
  sortByDay: 'Ordenar pelo dia da foto',
  sorted:
    'Em ordem, pelo dia em que cada foto foi tirada.{undated, plural, =0 {} one { # não tem dia e fica no fim.} other { # não têm dia e ficam no fim.}}',
  /** All photos small; several are chosen at once. */
  sheet: {
    selected: '{count, plural, =0 {Nenhuma selecionada} one {# selecionada} other {# selecionadas}}',
    all: 'Selecionar todas',
    none: 'Não selecionar nenhuma',
    move: 'Mover para a posição…',
    date: 'Quando?',
    turn: 'Girar',
    turned: '{count, plural, one {# foto girada} other {# fotos giradas}} um quarto de volta para a direita',
    remove: 'Remover',
    named: 'Foto {number, number}: {caption}',
    namedFailed: '{words}, não chegou',
    failed: 'Não chegou',
  },
  /** Before the step is left. */
  failedDialog: {
    title:
      '{count, plural, one {Uma foto não pôde ser adicionada} other {# fotos não puderam ser adicionadas}}',
    help: '{count, plural, one {Ela não estará} other {Elas não estarão}} no memorial. Você pode continuar, e escolher {count, plural, one {outra cópia dela} other {outras cópias delas}} a qualquer momento.',
    photo: '{file}: {reason}',
    stay: '{count, plural, one {Ver a foto} other {Ver as fotos}}',
    goOn: 'Continuar assim mesmo',
  },
  moveDialog: {
    title: 'Mover esta foto',
    place: 'Foto {place, number} de {total, number}',
    earlier: 'Mover para antes',
    later: 'Mover para depois',
    start: 'Mover para o início',
    end: 'Mover para o fim',
    titleMany: '{count, plural, one {Mover # foto} other {Mover # fotos}}',
    placeMany:
      '{count, plural, one {# foto} other {# fotos}}; a primeira é a foto {place, number} de {total, number}',
    number: 'Para a posição (de 1 a {last, number})',
    numberUnclear: 'Por favor, digite um número de 1 a {last, number}.',
    goNamed: 'Mover para esta posição',
    announcedMany:
      '{count, plural, one {# foto movida para a posição {place, number}} other {# fotos movidas; a primeira está na posição {place, number}}}',
    announced: 'Foto movida para a posição {place, number} de {total, number}',
  },
}
