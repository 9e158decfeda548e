import type { Translation } from '../../translation-type.ts'

export const slideshow: Translation<typeof import('../../en/screens/slideshow.ts').slideshow> = {
  title: 'Apresentação de fotos',
  titleOf: 'Apresentação de fotos de {name}',
  loading: 'Abrindo a apresentação de fotos',
  noMemorial: 'Nenhum memorial encontrado. Por favor, crie ou escolha um memorial.',
  failed: 'Não foi possível carregar os dados do seu memorial. Por favor, tente recarregar a página.',
  tryAgain: 'Tentar de novo',
  backToDashboard: 'Voltar ao painel',
  backToProfile: 'Voltar ao perfil',
  card: {
    of: 'Celebramos a vida de',
    photos: '{count, plural, =0 {# fotos} one {# foto} other {# fotos}}',
    photosShared: '{count, plural, =0 {# fotos} one {# foto} other {# fotos}}, da família e de amigos',
    portrait: 'Retrato de {name}',
    thanks: 'Agradecemos por lembrar',
    shared: 'Com fotos de {names}',
    others: '{count, plural, one {outra pessoa} other {outras # pessoas}}',
  },
  photo: 'Foto {number, number} de {name}',
  position: '{number, number} de {total, number}',
  from: 'De {name}',
  /** Read within a sentence: “De uma pessoa anônima”. */
  anonymous: 'uma pessoa anônima',
  close: 'Fechar',
  previous: 'Anterior',
  next: 'Próxima',
  play: 'Reproduzir',
  pause: 'Pausar',
  fullScreen: 'Tela cheia',
  leaveFullScreen: 'Sair da tela cheia',
  speed: 'Velocidade',
  speedUnit: '(segundos por foto)',
  secondsPerPhoto:
    '{count, plural, =0 {# segundos por foto} one {# segundo por foto} other {# segundos por foto}}',
  waiting: 'A próxima foto está a caminho',
  missing:
    '{count, plural, one {# foto não pode ser mostrada neste momento} other {# fotos não podem ser mostradas neste momento}}',
  offline: {
    keeping: 'Preparando para mostrar sem conexão: {done, number} de {total, number}',
    ready: 'Pronta para ser mostrada sem conexão',
    readyUntil: 'Pronta para ser mostrada sem conexão até {date}',
    interrupted: 'Nem todas as fotos estão neste dispositivo ainda. Isto continua quando a conexão voltar.',
    full: 'Este dispositivo tem pouco espaço para guardar a apresentação. Ela é mostrada enquanto houver conexão.',
    old: 'Mostrada sem conexão, como foi guardada neste dispositivo',
  },
  empty: {
    title: 'Ainda não há fotos para mostrar',
    words: 'A apresentação mostra suas fotos, e as que a família e os amigos compartilham.',
    processing: 'As fotos que acabaram de chegar aparecem aqui quando estiverem prontas.',
    edit: 'Editar as fotos',
  },
}
