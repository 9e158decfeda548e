import { brand } from '#contract/brand.ts'
import type { Translation } from '../../translation-type.ts'

export const openArchive: Translation<typeof import('../../en/screens/open-archive.ts').openArchive> = {
  pageTitle: `Abrir uma cópia completa · ${brand.name}`,
  title: 'Abrir uma cópia completa',
  intro: `Uma cópia completa do ${brand.name} guarda um memorial em um só arquivo ZIP. Com ela é criado de novo um memorial que é seu: com as fotos, as palavras e os filmes, e com o que outras pessoas deixaram. Você revisa e paga, como em qualquer outro; até lá ninguém mais o vê.`,
  signIn:
    'Entre primeiro, para que o memorial seja seu. Se ainda não tem conta, peça lá um código por e-mail: com ele, uma conta é criada.',
  toLogin: 'Entrar',
  drop: 'Solte o arquivo ZIP aqui ou clique para escolher',
  choose: 'Escolher o arquivo ZIP',
  hint: 'Como foi baixado. Se foi descompactado, compacte a pasta de novo.',
  notZip: 'Isto não é um arquivo ZIP. Escolha a cópia completa como foi baixada.',
  failed: 'A cópia completa não foi aberta',
  sending: 'Enviando a cópia completa',
  checking: 'Verificando a cópia completa',
  paused: 'Não foi possível enviar agora. Uma nova tentativa é feita automaticamente.',
  keepOpen:
    'Cópias grandes demoram um pouco. Por favor, deixe esta página aberta. Se for interrompido, escolha o mesmo arquivo de novo, e continua dali.',
  stop: 'Parar',
  back: 'Voltar à primeira página',
  came: {
    title: 'O memorial de {name} está aqui',
    unnamed: 'O memorial está aqui',
    what: 'O que chegou',
    photos: '{count, plural, one {# foto} other {# fotos}}, com legendas e datas',
    videos: '{count, plural, one {# filme} other {# filmes}}',
    recordings:
      '{count, plural, one {Uma voz ou um filme de outras pessoas} other {# vozes e filmes de outras pessoas}}',
    memories: '{count, plural, one {# lembrança} other {# lembranças}}',
    answers: '{count, plural, one {# resposta} other {# respostas}} ao convite',
    donations: '{count, plural, one {# doação} other {# doações}}, como registro',
    others:
      'O que outras pessoas deixaram tem a marca “De uma cópia completa”. Elas voltam com o nome, não com o endereço, e ninguém recebe nenhum e-mail por causa disso.',
    anew: 'Links e códigos impressos do memorial anterior não são trazidos, nem as pessoas que cuidavam dele com você.',
    damaged:
      '{count, plural, one {Um arquivo não chegou: está danificado na cópia ou falta nela, ou alguém o acrescentou depois} other {# arquivos não chegaram: estão danificados na cópia ou faltam nela, ou alguém os acrescentou depois}}',
    more: '{count, plural, one {e mais #} other {e mais #}}',
    rest: 'Todo o resto está aqui. Se você tem outra cópia, talvez nela estejam inteiros.',
    goOn: 'Continuar para o memorial',
  },
}
