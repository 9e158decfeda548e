import type { Translation } from '../../translation-type.ts'

export const bring: Translation<typeof import('../../en/screens/bring.ts').bring> = {
  title: {
    start: 'Trazer fotos de outros lugares',
    reading: 'Olhando os seus arquivos',
    wall: 'Escolha entre as suas fotos',
  },
  intro:
    'Escolha o que você baixou e verá tudo o que há nele. Nada é adicionado até que você escolha, e nada mais sai deste aparelho.',
  drop: 'Solte os arquivos ZIP aqui ou clique para escolher',
  choose: 'Escolher arquivos ZIP',
  hint: 'Do Google Fotos ou iCloud, ou qualquer ZIP com fotos. Não é preciso descompactar.',
  more: 'Adicionar outro arquivo ZIP',
  folder: 'Escolher uma pasta',
  how: 'Como obter as suas fotos de lá',
  google: {
    name: 'Google Fotos',
    first: 'Abra takeout.google.com, desmarque tudo e marque apenas o Google Fotos.',
    second:
      'Peça arquivos ZIP. O Google avisa por e-mail quando estiverem prontos, muitas vezes depois de algumas horas.',
    third: 'Baixe todos neste aparelho e escolha-os aqui.',
  },
  icloud: {
    name: 'Fotos do iCloud',
    first: 'Abra privacy.apple.com e peça uma cópia dos seus dados: apenas Fotos do iCloud.',
    second: 'A Apple avisa por e-mail quando estiver pronta, em até uma semana.',
    third: 'Baixe cada parte neste aparelho e escolha-a aqui.',
  },
  looking: '{count, plural, =0 {Olhando…} one {# arquivo até agora…} other {# arquivos até agora…}}',
  stays: 'Os seus arquivos ficam neste aparelho. Os grandes levam alguns minutos.',
  problems: {
    notZip:
      '{file} não é um arquivo ZIP. Escolha o ZIP como foi baixado, ou a pasta depois de descompactado.',
    cutShort: '{file} não está inteiro: falta o final. Baixe-o de novo.',
    split: '{file} é uma parte de várias. Descompacte-as juntas e escolha a pasta.',
    tooMany: '{file} tem mais arquivos do que se pode mostrar aqui. Descompacte-o e escolha uma das pastas.',
    damaged:
      'Uma parte de {file} está danificada. Mostramos o que foi possível ler; para ver o resto, baixe-o de novo.',
    unreadable: '{file} não pode mais ser lido. Se mudou de lugar ou de nome, escolha-o de novo.',
    locked: '{file} está protegido por senha. Descompacte-o e escolha a pasta.',
    empty: 'Não há fotos em {file}.',
  },
  found:
    '{count, plural, one {# foto foi encontrada.} other {# fotos foram encontradas.}} Nenhuma é adicionada até que você escolha.',
  noPhotos: 'Não foram encontradas fotos que possam ser mostradas. Você pode adicionar outro arquivo.',
  others:
    '{count, plural, one {Mais # arquivo não é mostrado} other {Mais # arquivos não são mostrados}}: filmes, imagens em outros formatos como RAW, fotos protegidas ou com mais de {megabytes, number} MB, ou arquivos ZIP dentro dele. Filmes são adicionados um a um, abaixo das fotos.',
  unread:
    '{count, plural, one {# foto não pôde ser adicionada e continua escolhida:} other {# fotos não puderam ser adicionadas e continuam escolhidas:}}',
  noDay: 'Sem data conhecida',
  photos: '{count, plural, one {# foto} other {# fotos}}',
  allOf: 'Escolher todas de {year}',
  noneOf: 'Não escolher nenhuma de {year}',
  allUndated: 'Escolher todas sem data',
  noneUndated: 'Não escolher nenhuma sem data',
  showMore: 'Mostrar mais fotos',
  named: '{words}, {day}',
  noPreview: 'Sem prévia aqui',
  tally:
    '{count, plural, =0 {Nenhuma escolhida} one {# escolhida} other {# escolhidas}}. {left, plural, =0 {Não há mais lugar: cabem {limit, number} fotos.} one {Há lugar para mais #.} other {Há lugar para mais #.}}',
  add: '{count, plural, =0 {Adicionar fotos} one {Adicionar # foto} other {Adicionar # fotos}}',
  added: '{count, plural, one {# foto adicionada} other {# fotos adicionadas}}',
}
