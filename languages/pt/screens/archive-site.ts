import type { Translation } from '../../translation-type.ts'

/** Names of files and folders have no accents: old programs that unpack archives spoil them. */
export const archiveSite: Translation<typeof import('../../en/screens/archive-site.ts').archiveSite> = {
  title: 'Em memória de {name}',
  of: 'Celebramos a vida de',
  portrait: 'Um retrato de {name}',
  message: 'Uma mensagem de {host}',
  messageUnsigned: 'Uma mensagem da família',
  captions: 'Legendas',
  said: 'O que se diz',
  video: 'A mensagem é uma gravação. Se ela não tocar aqui, abra-a na pasta “video”.',
  photos: 'Fotos',
  films: 'Filmes',
  photo: 'Foto {number}',
  photoOf: 'Uma foto enviada por {name}',
  stories: 'Histórias',
  story: 'História {number}',
  memories: 'Lembranças de outras pessoas',
  anonymous: 'Pessoa anônima',
  from: 'De {name}',
  unseen: 'Na pasta, e não nesta página',
  unseenWhy: 'Não foi possível preparar estas fotos para a página. Abra-as na pasta delas.',
  madeOn:
    'Esta página foi feita em {date}. Ela não precisa da internet: tudo o que mostra está ao lado dela.',
  address: 'O endereço do memorial era {address}',
  files: {
    portrait: 'Retrato',
    message: 'Mensagem',
    photos: 'fotos',
    photosOfOthers: 'fotos de outras pessoas',
    video: 'video',
    films: 'filmes',
    recordings: 'vozes e filmes de outras pessoas',
    words: 'textos',
    stories: 'historias',
    messageText: 'mensagem.txt',
    order: 'programa-da-cerimonia.txt',
    memories: 'lembrancas.csv',
    rsvps: 'respostas.csv',
    eventAnswers: 'respostas-por-evento.csv',
    donations: 'doacoes.csv',
    thanks: 'a-quem-agradecer.csv',
    log: 'o-que-foi-feito.csv',
    book: 'livro.pdf',
    noBook: 'falta-o-livro.txt',
    readme: 'LEIA-ME.txt',
    archive: '{name} - copia completa',
    relatives: '{name} - para a família',
    story: 'Historia {number}',
  },
  noBook: {
    what: 'O livro para imprimir do memorial de {name} não pôde ser feito a tempo, por isso não está nesta cópia.',
    else: 'Todo o resto está aqui. O livro é feito na página “Para guardar”, de onde a cópia foi baixada: lá você pode baixá-lo à parte, ou baixar a cópia de novo mais tarde.',
  },
  readme: {
    title: 'O memorial de {name}',
    madeOn: 'Feito em {date}. Endereço: {address}',
    open: 'Abra index.html com um clique duplo. Ele mostra o memorial inteiro no seu navegador e não precisa da internet. Antes, descompacte a cópia: a página precisa do que está ao lado dela.',
    whatTitle: 'O que há aqui, na pasta “data”',
    index: 'index.html: o memorial como página. A pasta “site” faz parte dela.',
    photos:
      '{count, plural, =0 {# fotos como foram enviadas} one {# foto como foi enviada} other {# fotos como foram enviadas}}, na pasta “fotos”',
    photosOfOthers:
      '{count, plural, =0 {# fotos} one {# foto} other {# fotos}} que outras pessoas acrescentaram, na pasta “fotos de outras pessoas”',
    films: '{count, plural, one {O filme da família} other {Os # filmes da família}}, na pasta “filmes”',
    recordings:
      '{count, plural, one {Uma voz ou filme que alguém adicionou} other {# vozes e filmes que outros adicionaram}}, na pasta “vozes e filmes de outras pessoas”, com o que se diz neles quando está escrito',
    video: 'A mensagem gravada, na pasta “video”',
    words:
      'A mensagem, as histórias e as lembranças de outras pessoas, como texto simples e como tabela, em “textos”',
    tables:
      'respostas.csv, doacoes.csv e a-quem-agradecer.csv: as respostas, as doações e a quem agradecer, para qualquer planilha; o arquivo de quem cuida do memorial tem também o-que-foi-feito.csv. Estes arquivos e lembrancas.csv contêm endereços e números privados: por favor, não os passe adiante. Quem escreveu ou doou sem dar o nome não aparece com o nome neles.',
    book: 'livro.pdf: o livro, pronto para imprimir. Se não pôde ser feito a tempo, falta-o-livro.txt diz isso.',
    captions:
      'Ao lado de uma foto, um arquivo terminado em .xmp diz a legenda, o dia e quem a compartilhou, para qualquer programa de fotos.',
    places:
      'As fotos, os filmes e as vozes são exatamente os arquivos que foram enviados. O que uma câmera ou um celular gravou neles continua lá, muitas vezes também o lugar onde foram feitos. Por favor, pense nisso antes de passar algum adiante; as fotos da pasta “site” não trazem o lugar.',
    machines:
      'afterglow.json e, se houver, a pasta “afterglow”: com eles o memorial pode ser criado de novo. Na cópia de quem cuida dele contêm também o que está oculto ou em espera. Por favor, não os passe adiante.',
    keep: 'Por favor, guarde uma segunda cópia, em outro disco ou em um pen drive.',
    proof:
      'Se um dia alguém perguntar se um arquivo ainda é o mesmo: manifest-sha256.txt traz uma soma de verificação de cada um (BagIt, RFC 8493).',
    smallerTitle: 'Menores do que foram enviados',
    smaller:
      'Os arquivos que foram enviados não existem mais. No lugar deles estão as maiores cópias que restam:',
    lostTitle: 'Faltam',
    lost: 'Destas fotos não resta nada para pôr aqui:',
  },
}
