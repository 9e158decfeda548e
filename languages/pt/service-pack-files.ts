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
  page: {
    title: 'Apresentação de fotos de {name}',
    portrait: 'Retrato de {name}',
    photo: 'Foto {number} de {name}',
    film: 'Filme {number} de {name}',
    position: '{number} de {total}',
    previous: 'Anterior',
    next: 'Próxima',
    play: 'Reproduzir',
    pause: 'Pausar',
    fullScreen: 'Tela cheia',
    leaveFullScreen: 'Sair da tela cheia',
    speed: 'Segundos por foto',
    keys: 'Espaço pausa · as setas voltam e avançam · F ocupa a tela inteira · Esc sai dela',
    noScript: 'Este navegador não executa scripts. As fotos estão na pasta “photos”.',
  },
  readme: {
    title: 'Apresentação de fotos de {name}',
    made: 'Feita em {date}. {count, plural, =0 {# fotos} one {# foto} other {# fotos}}, {speed, plural, one {# segundo} other {# segundos}} cada uma: {length} ao todo.',
    unpack:
      'Primeiro, descompacte tudo em um pen drive e não separe os arquivos. Nada aqui precisa da internet. Por favor, teste onde a apresentação vai ser mostrada, antes do dia.',
    film: 'slideshow.mp4: um filme para televisores, projetores e computadores (1920 × 1080, sem som). Escolha “repetir” no reprodutor se ele deve continuar sem parar.',
    filmHeard:
      'slideshow.mp4: um filme para televisores, projetores e computadores (1920 × 1080, com o som dos filmes para os quais a família o escolheu). Escolha “repetir” no reprodutor se ele deve continuar sem parar.',
    page: 'slideshow.html: o mesmo, como página. Abra com um clique duplo e depois aperte F para ocupar a tela inteira. Ela continua sem parar.',
    keys: 'Teclas na página: Espaço pausa e reproduz, as setas voltam e avançam, F ocupa a tela inteira, Esc sai dela.',
    photos: 'photos: as fotos da página. A página precisa desta pasta ao lado dela.',
    films:
      'films: os filmes da página. A página precisa desta pasta também. O som deles só se ouve onde a família o escolheu.',
    noFilm: 'Neste pacote não há filme, só a página: não foi possível fazê-lo neste servidor.',
    missing:
      '{count, plural, one {Uma foto não pôde ser lida e não é mostrada.} other {# fotos não puderam ser lidas e não são mostradas.}}',
  },
}
