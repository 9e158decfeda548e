import type { Translation } from '../../translation-type.ts'

export const archive: Translation<typeof import('../../en/screens/archive.ts').archive> = {
  title: 'A cópia completa',
  intro:
    'Tudo em um só arquivo, para você guardar: as fotos como foram enviadas, as palavras, o que outras pessoas acrescentaram, o livro e uma página que mostra tudo isso sem a internet.',
  places:
    'As fotos que ela contém são exatamente os arquivos que foram enviados, por isso podem dizer também onde foram tiradas.',
  opens:
    'Ela também pode ser aberta de novo: em <link>Abrir uma cópia completa</link>, você ou quem tiver o arquivo pode criar um memorial a partir dela.',
  what: 'O que ela contém',
  counts: {
    photos:
      '{count, plural, =0 {# fotos como foram enviadas} one {# foto como foi enviada} other {# fotos como foram enviadas}}, incluindo o retrato',
    photosOfOthers: '{count, plural, =0 {# fotos} one {# foto} other {# fotos}} de outras pessoas',
    videos: '{count, plural, one {A mensagem gravada} other {# mensagens gravadas}}',
    recordings:
      '{count, plural, one {Uma voz ou filme de outras pessoas} other {# vozes e filmes de outras pessoas}}',
    stories: '{count, plural, =0 {# histórias} one {# história} other {# histórias}}',
    memories: '{count, plural, =0 {# lembranças} one {# lembrança} other {# lembranças}} de outras pessoas',
    answers: '{count, plural, =0 {# respostas} one {# resposta} other {# respostas}} ao convite, como tabela',
    donations: '{count, plural, =0 {# doações} one {# doação} other {# doações}}, como tabela',
    always: 'O livro para imprimir, e uma página que mostra tudo a partir de um pen drive',
  },
  hidden:
    'A sua guarda também o que está oculto ou à sua espera, mas as páginas não mostram. A que é para a família não contém isso.',
  size: 'Cerca de {size}. Vem como arquivo ZIP.',
  download: 'Baixar a cópia completa',
  relatives: 'Baixar uma para a família',
  log: 'Quem já a baixou está em <link>O que foi feito</link>.',
  successors: {
    title: 'Quem mais deve tê-la',
    help: 'Indique até duas pessoas. Elas recebem os mesmos links que quem cuida do memorial: 60 dias antes de terminar o ano do memorial, e sempre que você os enviar.',
    after:
      'Quando o memorial é removido para sempre, os links deixam de funcionar. O que alguém tiver baixado até lá continua sendo seu, e com isso o memorial pode ser criado de novo: basta escrever para nós e ter o arquivo.',
    none: 'Quem é titular deste memorial ainda não indicou ninguém.',
    onlyOwner: 'Só quem é titular deste memorial pode mudar isto.',
    person: 'Pessoa {number}',
    name: 'Nome',
    email: 'E-mail',
    add: 'Indicar alguém',
    removeNamed: 'Remover {who}',
    saved: 'Salvo',
    loses: 'Quem você remover perde o link.',
  },
  when: {
    title: 'O que acontece se…',
    owner:
      '<b>Quem é titular falece ou não consegue mais entrar.</b> De imediato, nada muda. Se houver uma pessoa corresponsável, ela continua com tudo. Se não houver, alguém da família escreve para nós; escrevemos a todas as pessoas que cuidam do memorial, esperamos catorze dias, em que qualquer uma delas pode impedi-lo. Depois, o memorial passa aos cuidados de quem nos escreveu.',
    unpaid:
      '<b>Ninguém paga mais um ano.</b> Escrevemos 60 dias, 14 dias e um dia antes. A página fica por mais 30 dias e depois se fecha; 60 dias mais tarde, tudo é excluído. Até lá, qualquer pessoa que cuide do memorial pode estender o prazo.',
    close:
      '<b>Nós não estamos mais aqui.</b> O que você baixou abre sem nós, em qualquer computador, e com isso o memorial pode ser criado de novo onde este programa funcionar. Baixe a cópia completa de vez em quando e guarde-a em dois lugares.',
  },
  sending: {
    title: 'Enviar os links',
    to: 'Um e-mail vai para {people}. Ele leva à cópia completa, que pede para entrar com o endereço da pessoa.',
    last: 'Último envio em {date}.',
    never: 'Eles ainda não foram enviados.',
    undelivered: 'Não foi possível entregar a {people}. Por favor, confira o endereço.',
    send: 'Enviar os links agora',
    sent: 'Os links estão a caminho.',
  },
  loading: 'Vendo o que ela contém',
  failed: 'Não foi possível ler a cópia completa.',
  expired: {
    title: 'Este link não está mais em uso',
    help: 'Os links para o que uma família guarda funcionam só por algum tempo. Nada se perdeu: quem o enviou a você, ou quem cuida do memorial, pode enviar um novo.',
    hosts: 'Se você cuida do memorial, encontra um novo link em Para guardar.',
    profile: 'Ir para os meus memoriais',
    busyTitle: 'Um momento, por favor',
    busy: 'Várias cópias estão sendo enviadas agora. Seu link continua valendo: por favor, abra-o de novo em alguns minutos.',
  },
}
