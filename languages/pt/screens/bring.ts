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
  hint: 'Do Google Fotos, iCloud, WhatsApp ou Facebook, ou qualquer ZIP com fotos. Não é preciso descompactar.',
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
  whatsapp: {
    name: 'WhatsApp',
    first: 'Abra a conversa, toque no nome ou no menu e depois em “Exportar conversa”.',
    second: 'Escolha incluir a mídia.',
    third: 'Salve o que receber neste aparelho e escolha aqui o arquivo ZIP ou a pasta.',
  },
  facebook: {
    name: 'Facebook',
    first: 'Nas configurações do Facebook, procure “Baixar suas informações”.',
    second: 'Escolha publicações e fotos, e o formato JSON: só ele traz as suas legendas.',
    third: 'Baixe o arquivo ZIP neste aparelho e escolha-o aqui.',
  },
  looking: '{count, plural, =0 {Olhando…} one {# arquivo até agora…} other {# arquivos até agora…}}',
  readingDays: 'Lendo datas e legendas',
  stays: 'Os seus arquivos ficam neste aparelho. Os grandes levam alguns minutos.',
  stop: 'Parar',
  failed:
    'Não foi possível ler os seus arquivos até o fim: talvez sejam grandes demais para este aparelho, ou a conexão caiu. O que já está no memorial está a salvo. Tente de novo, ou com menos arquivos de cada vez.',
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
  passedOver: {
    films:
      '{count, plural, one {Também há # filme.} other {Também há # filmes.}} Filmes podem ser adicionados na página Editar minhas fotos, depois que o memorial for salvo.',
    pictures:
      '{count, plural, one {# imagem está} other {# imagens estão}} em um formato que não pode ser mostrado, como TIFF ou RAW.',
    tooLarge: '{count, plural, one {# foto tem} other {# fotos têm}} mais de {megabytes, number} MB.',
    locked:
      '{count, plural, one {# foto está protegida} other {# fotos estão protegidas}} por senha. Descompacte o arquivo ZIP e escolha a pasta.',
    hidden:
      '{count, plural, one {# foto está excluída ou oculta na sua conta e não é mostrada} other {# fotos estão excluídas ou ocultas na sua conta e não são mostradas}}.',
    copies:
      '{count, plural, one {# foto estava duas vezes e é mostrada} other {# fotos estavam duas vezes e são mostradas}} uma só vez.',
    zips: '{count, plural, one {# arquivo ZIP dentro dele não foi aberto. Extraia-o e escolha-o} other {# arquivos ZIP dentro dele não foram abertos. Extraia-os e escolha-os}} aqui.',
  },
  unread:
    '{count, plural, one {# foto não pôde ser adicionada e continua escolhida:} other {# fotos não puderam ser adicionadas e continuam escolhidas:}}',
  noRoom:
    'Cabem {limit, number} fotos em um memorial. {count, plural, one {Mais # não foi escolhida.} other {Mais # não foram escolhidas.}}',
  jump: 'Ir para um ano',
  jumpTo: 'Escolha um ano',
  yearOption: '{year} ({count, number})',
  noDay: 'Sem data conhecida',
  photos: '{count, plural, one {# foto} other {# fotos}}',
  allFound: 'Escolher todas as encontradas',
  noneFound: 'Não escolher nenhuma das encontradas',
  allOf: 'Escolher todas de {year}',
  noneOf: 'Não escolher nenhuma de {year}',
  allUndated: 'Escolher todas sem data',
  noneUndated: 'Não escolher nenhuma sem data',
  named: '{words}, {day}',
  namedThere: '{words}, já está entre as fotos',
  there: 'Já adicionada',
  damaged: 'Não pode ser lida',
  noPreview: 'Sem prévia aqui',
  tally:
    '{count, plural, =0 {Nenhuma escolhida} one {# escolhida} other {# escolhidas}}. {left, plural, =0 {Não há mais lugar: cabem {limit, number} fotos.} one {Há lugar para mais #.} other {Há lugar para mais #.}}',
  chooseNone: 'Não escolher nenhuma',
  add: '{count, plural, =0 {Adicionar fotos} one {Adicionar # foto} other {Adicionar # fotos}}',
  adding: 'Adicionando {done, number} de {total, number}',
  added: '{count, plural, one {# foto adicionada} other {# fotos adicionadas}}',
}
