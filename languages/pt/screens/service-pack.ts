import type { Translation } from '../../translation-type.ts'

export const servicePack: Translation<typeof import('../../en/screens/service-pack.ts').servicePack> = {
  title: 'Para o dia da cerimônia',
  intro:
    'A apresentação de fotos para levar em um pen drive: um filme para televisores e projetores, e as fotos ao lado dele. Nada disso precisa da internet.',
  loading: 'Verificando suas fotos',
  failed: 'Não conseguimos verificar suas fotos.',

  check: {
    title: 'Antes do dia',
    empty: 'Ainda não há fotos. A apresentação teria só o primeiro e o último cartão.',
    photos: '{count, plural, =0 {# fotos} one {# foto} other {# fotos}}, {length} ao todo',
    films:
      '{count, plural, one {Um filme vem depois das fotos.} other {# filmes vêm depois das fotos.}} Se o som se ouve, escolhe-se ao lado de cada um, onde se editam as fotos.',
    seconds: '{seconds, plural, =0 {# segundos} one {# segundo} other {# segundos}}',
    minutes:
      '{minutes, plural, =0 {# minutos} one {# minuto} other {# minutos}} {seconds, plural, =0 {} one {# segundo} other {# segundos}}',
    fine: 'Todas as fotos têm tamanho suficiente para um projetor, e cada uma das suas tem legenda.',
    tooSmall:
      '{count, plural, one {Uma foto é pequena e pode parecer pouco nítida em uma tela grande} other {# fotos são pequenas e podem parecer pouco nítidas em uma tela grande}}',
    tooSmallHelp:
      'Se houver uma cópia maior de alguma, adicione-a no lugar dela. As fotos pequenas são mostradas mesmo assim.',
    withoutCaption:
      '{count, plural, one {Uma das suas fotos não tem legenda} other {# das suas fotos não têm legenda}}',
    withoutCaptionHelp: 'Não há problema, se elas falam por si.',
    edit: 'Editar as fotos',
    size: '{width} × {height} pixels',
    from: 'De {name}',
    /** Read within a sentence: “De uma pessoa anônima”. */
    anonymous: 'uma pessoa anônima',
    photo: 'Foto',
  },

  speed: 'Segundos por foto',
  speedHelp:
    'O primeiro e o último cartão ficam pelo menos {seconds, number} segundos, para que possam ser lidos.',
  noFilm: 'O pacote vai ter só as fotos',
  noFilmWhy:
    'Este servidor não pode fazer filmes: o programa ffmpeg não está instalado nele. A apresentação do painel funciona também sem rede.',

  make: 'Fazer o pacote',
  making: 'Fazendo o pacote',
  queued: 'O pacote é o próximo',
  ready: 'Seu pacote está pronto.',
  upToDate: 'Este pacote está em dia: nada mudou desde que foi feito.',

  facts: '{length}, {size}',
  factsMore: '{speed, plural, =0 {# segundos} one {# segundo} other {# segundos}} por foto, feito em {date}',
  photosAlone: 'Só as fotos, sem filme',
  missing:
    '{count, plural, one {Uma foto não pôde ser lida e não está no pacote.} other {# fotos não puderam ser lidas e não estão no pacote.}}',
  download: 'Baixar o pacote',
  unpack: 'Descompacte-o no pen drive, e teste onde ele vai ser mostrado, antes do dia.',
  stale: 'O memorial mudou desde que este pacote foi feito.',
  again: 'Fazer de novo',
  broken: 'Não foi possível fazer o pacote. Por favor, tente de novo.',
}
