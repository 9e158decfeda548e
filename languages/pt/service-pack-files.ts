import type { Texts } from '../texts.ts'

export const servicePackFiles: Texts['servicePackFiles'] = {
  file: '{name} - pacote para a cerimônia',
  card: {
    of: 'Celebramos a vida de',
    photos: '{count, plural, =0 {# fotos} one {# foto} other {# fotos}}',
    films: '{count, plural, one {# filme} other {# filmes}}',
    photosShared: '{count, plural, one {# foto} other {# fotos}}, da família e de amigos',
    thanks: 'Agradecemos por lembrar',
    shared: 'Com fotos de {names}',
    others: '{count, plural, one {outra pessoa} other {outras # pessoas}}',
  },
  from: 'De {name}',
  /** Read within a sentence: “De uma pessoa anônima”. */
  anonymous: 'uma pessoa anônima',
  readme: {
    title: 'Apresentação de fotos de {name}',
    made: 'Feita em {date}. {count, plural, =0 {# fotos} one {# foto} other {# fotos}}, {speed, plural, one {# segundo} other {# segundos}} cada uma: {length} ao todo.',
    unpack:
      'Primeiro, descompacte tudo em um pen drive e não separe os arquivos. Nada aqui precisa da internet. Por favor, teste onde a apresentação vai ser mostrada, antes do dia.',
    film: 'slideshow.mp4: um filme para televisores, projetores e computadores (1920 × 1080, sem som). Escolha “repetir” no reprodutor se ele deve continuar sem parar.',
    filmHeard:
      'slideshow.mp4: um filme para televisores, projetores e computadores (1920 × 1080, com o som dos filmes para os quais a família o escolheu). Escolha “repetir” no reprodutor se ele deve continuar sem parar.',
    photos: 'photos: as fotos, na ordem delas.',
    films: 'films: os filmes do memorial.',
    noFilm:
      'Neste pacote não há filme: não foi possível fazê-lo neste servidor. Os nomes das fotos da pasta “photos” dizem a ordem.',
    missing:
      '{count, plural, one {Uma foto não pôde ser lida e não é mostrada.} other {# fotos não puderam ser lidas e não são mostradas.}}',
  },
}
